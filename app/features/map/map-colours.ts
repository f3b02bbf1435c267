/** The colours of the drawn map, from the tokens of the page. */
export function mapColours() {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    paper: token('map-far'),
    /** The same background, when zoomed in. */
    closePaper: token('map-near'),
    town: token('map-town'),
    edge: token('map-edge'),
    ink: token('ink'),
    inkSoft: token('ink-soft'),
    leaf: token('leaf-700'),
    leafSoft: token('leaf-600'),
    water: token('map-water'),
    waterInk: token('map-water-ink'),
    green: token('map-green'),
    building: token('map-building'),
    road: token('map-road'),
    roadEdge: token('map-road-edge'),
    highway: token('map-highway'),
    highwayEdge: token('map-highway-edge'),
    rail: token('map-rail'),
  }
}

/** Whether the page is dark now, and when that changes. */
export function darkScheme() {
  return matchMedia('(prefers-color-scheme: dark)')
}

export type MapColours = ReturnType<typeof mapColours>
