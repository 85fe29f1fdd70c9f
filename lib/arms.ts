/** The arms of the group in order. Each has a page, a tiling and a colour (`data-arm` in app/styles/tokens.css). */
export const arms = ['editorial', 'arte', 'cine', 'ia'] as const;

export type Arm = (typeof arms)[number];

export const armPath = (arm: Arm) => `/dauro/${arm}` as const;
