import { colours } from '../covers/colours.ts';

/** The covers' colours, and the shades that a scene with light and depth needs besides. */
export const tones = {
  ...colours,
  nightDeep: '#131B33',
  nightSoft: '#5F719F',
  nightTint: '#E1E5EE',
  tealDeep: '#0C3833',
  tealSoft: '#4F9187',
  umber: '#3A2A22',
  walnut: '#5B4030',
  oak: '#8C6A48',
  cream: '#FFFDF9',
  moon: '#F6E6BE',
  skin: '#D7A27E',
  skinDeep: '#9C6546',
} as const;
