/** Neutral marks, drawn on 64 × 64 within a circle of radius 30. */
export const partnerMarks = {
  airline: { color: '#29577a', d: 'M14 38 50 20 42 44 33 37 27 46 26 36Z' },
  hotel: { color: '#7a3b52', d: 'M16 44V20M16 38H48V44M48 38V32A6 6 0 0 0 42 26H28V38M20 31a3 3 0 1 0 .1 0' },
  bank: { color: '#2c5a43', d: 'M15 28 32 18 49 28ZM20 32V42M28 32V42M36 32V42M44 32V42M16 46H48' },
  delivery: {
    color: '#a4471d',
    d: 'M12 24H34V40H12ZM34 29H43L50 35V40H34M20 44a3 3 0 1 0 .1 0M42 44a3 3 0 1 0 .1 0',
  },
  music: { color: '#5b3b7a', d: 'M26 42V20L44 17V39M26 42a5 5 0 1 1-.1-1M44 39a5 5 0 1 1-.1-1' },
  fuel: { color: '#7d5000', d: 'M18 46V20H36V46ZM22 25H32V31H22ZM36 30H40V41A3 3 0 0 0 46 41V28L41 22' },
  grocer: { color: '#4b6b1f', d: 'M15 26H49L44 46H20ZM24 26 30 16M40 26 34 16M26 32V40M32 32V40M38 32V40' },
  studio: { color: '#423a36', d: 'M20 20H44V44H20ZM20 32H44M32 20V44' },
} as const;
