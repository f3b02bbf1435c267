/** The colours every drawing starts from: leaf, marigold, terracotta, lime wash, wood and glass. */
export const palette = {
  leaf950: '#0b2a20',
  leaf900: '#0b3b2e',
  leaf800: '#0c4a38',
  leaf700: '#0f5a43',
  leaf600: '#1e7a5c',
  leaf500: '#2f7f5f',
  leaf400: '#3f956f',
  leaf300: '#5fa585',
  sage: '#a9cdb6',
  mint: '#dfe9dc',
  grass: '#86b97f',
  grassDark: '#6fa56d',
  marigold: '#f2a516',
  marigoldDark: '#d98209',
  honey: '#f6c769',
  cream: '#fbf2e3',
  chuna: '#fffbf3',
  sand: '#ead9be',
  sandDark: '#d9c6ab',
  terracotta: '#b9502f',
  clay: '#d0704a',
  peach: '#e9b08c',
  blush: '#f4d3b6',
  sindoor: '#c8371f',
  gulmohar: '#de6a3c',
  gulmoharDark: '#c84a2b',
  neel: '#2f4b7c',
  neelSoft: '#7f9cc0',
  teal: '#2f6b5a',
  glass: '#3f6f7d',
  glassLight: '#cde6e6',
  pool: '#4fa3ae',
  wood: '#9c5b36',
  woodDark: '#7f4627',
  woodDeep: '#6c3b25',
  woodLight: '#b87145',
  oak: '#c98f5e',
  ink: '#22322c',
  iron: '#33433c',
  road: '#6a6b64',
  kerb: '#e9ddc8',
  stone: '#cfc3ae',
  steel: '#b9bdb4',
  lamp: '#ffe2a3',
  bougainvillea: '#c9446f',
  jacaranda: '#8d7bb8',
} as const

/** Blends two `#rrggbb` colours; 0 is all of the first, 1 is all of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  const blended = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * share))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function darker(colour: string, share = 0.14): string {
  return mix(colour, '#2a2018', share)
}

export function lighter(colour: string, share = 0.2): string {
  return mix(colour, '#ffffff', share)
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
