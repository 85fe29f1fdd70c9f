/** The four arms of the house, in their order. Each has its page, one tiling and one accent colour (`data-arm` in app/styles/tokens.css). */
export const arms = ['editorial', 'arte', 'cine', 'ia'] as const;

export type Arm = (typeof arms)[number];

export const armPath = (arm: Arm) => `/dauro/${arm}` as const;
