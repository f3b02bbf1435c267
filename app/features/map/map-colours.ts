/** The colours of the drawn map, from the tokens of the page. */
export function mapColours() {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    paper: token('map-far'),
    /** The same paper from close by. */
    closePaper: token('map-near'),
    town: token('map-town'),
    edge: token('map-edge'),
    ink: token('ink'),
    inkSoft: token('ink-soft'),
    leaf: token('leaf-700'),
    leafSoft: token('leaf-600'),
  }
}

/** Whether the page is dark now, and when that changes. */
export function darkScheme() {
  return matchMedia('(prefers-color-scheme: dark)')
}

export type MapColours = ReturnType<typeof mapColours>
