/** The colours of the drawn map, from the tokens of the page. */
export function mapColours() {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    paper: token('line'),
    /** The same paper from close by. */
    closePaper: token('sand'),
    town: token('chuna'),
    white: token('surface'),
    ink: token('ink'),
    inkSoft: token('ink-soft'),
    leaf: token('leaf-700'),
    leafSoft: token('leaf-600'),
  }
}

export type MapColours = ReturnType<typeof mapColours>
