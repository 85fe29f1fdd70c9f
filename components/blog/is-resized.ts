/** Whether Next resizes a picture (`images` in next.config.ts). Browsers load all others unchanged. */
export const isResized = (src: string): boolean => /^\/(images|brand)\//.test(src);
