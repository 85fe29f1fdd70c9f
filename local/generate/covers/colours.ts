/** The site's tokens and the few mixes that a printer would make of them. */
export const colours = {
  paper: '#FAF6EF',
  sand: '#EADCC2',
  clay: '#D9B58C',
  ink: '#1C1B19',
  pomegranate: '#9B1B30',
  wine: '#5E1020',
  rose: '#E5B9AE',
  ochre: '#8A6116',
  saffron: '#DDA02F',
  brick: '#C4532D',
  night: '#1E2A4A',
  sky: '#B9C8DF',
  teal: '#14524B',
  sage: '#BCD0C3',
  leaf: '#4E7A4C',
} as const;

export type Colour = (typeof colours)[keyof typeof colours];
