export const width = 800
export const height = 600

/** One finished picture from its layers, back to front. */
export function picture(...layers: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rx = 0,
  opacity = 1,
): string {
  const corner = rx ? ` rx="${n(rx)}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${corner} fill="${fill}"${see(opacity)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${see(opacity)}/>`
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${see(opacity)}/>`
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${see(opacity)}/>`
}

export function line(d: string, colour: string, thick: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(thick)}" stroke-linecap="round" stroke-linejoin="round"${see(opacity, 'stroke')}/>`
}

export function outline(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  thick: number,
  rx = 0,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(rx)}" fill="none" stroke="${colour}" stroke-width="${n(thick)}"/>`
}

/** Moves a part drawn around 0,0 to its place; a negative scale mirrors it. */
export function at(x: number, y: number, part: string, scale = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)} ${n(Math.abs(scale))})">${part}</g>`
}

export function turned(degrees: number, x: number, y: number, part: string): string {
  return `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${part}</g>`
}

export function faded(opacity: number, part: string): string {
  return `<g opacity="${opacity}">${part}</g>`
}

/** Shows only what lies inside a rectangle; the part is drawn from the rectangle's corner. */
export function cut(x: number, y: number, w: number, h: number, part: string): string {
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}">${part}</svg>`
}

/** A fill that runs from top to bottom through the colours. */
export function shading(id: string, ...colours: string[]): string {
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map((c, i) => `<stop offset="${n(i / last)}" stop-color="${c}"/>`).join('')
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`
}

export function repeat(count: number, draw: (i: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => draw(i)).join('')
}

/** A number as short as the drawing allows. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

// Opacity of the paint, not of the element, which would cost a layer of its own.
function see(opacity: number, paint = 'fill'): string {
  return opacity === 1 ? '' : ` ${paint}-opacity="${opacity}"`
}
