/** The four areas; each has one tiling and one accent colour, and they never swap. */
export type Area = 'editorial' | 'arte' | 'cine' | 'ia';
