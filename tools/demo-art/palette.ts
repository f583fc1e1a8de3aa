/** The colours of all pictures: warm paper, engraved black, one accent, and the dyed covers of the editions. */
export const palette = {
  table: '#efe8d9',
  tableDeep: '#e5dac5',
  white: '#fdfaf3',
  ivory: '#f7eed9',
  ink: '#211d19',
  inkSoft: '#5b5249',
  accent: '#17503f',
  accentDeep: '#0f3b2e',
  brass: '#b08a46',
  slate: '#46525a',
  sage: '#c9cfb8',
  mist: '#c8d2d6',
  sand: '#e3cfa4',
  rose: '#e5c8bd',
  cloth: '#2c2a2b',
} as const;
