import { icons as lucide } from '@iconify-json/lucide'
import { lucideNames, ownIcons } from '#app/ui/icon-list.ts'

/** The picture that holds every icon of the site as a symbol. */
export function drawIcons() {
  const fromLucide = lucideNames.map((name) => symbol(name, shapesOf(name)))
  const drawnForUs = Object.entries(ownIcons).map(([name, d]) => symbol(name, `<path d="${d}"/>`))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors -->',
    ...fromLucide,
    ...drawnForUs,
    '</svg>\n',
  ].join('\n')
}

/** What all icons have in common, which the class `icon` says of each as a whole. */
const pen =
  / (fill="none"|stroke="currentColor"|stroke-(linecap|linejoin)="round"|stroke-width="2")/g

/** What an icon is made of, without the frame around it. */
function shapesOf(name: string) {
  const drawing = lucide.icons[name]
  if (!drawing) throw new Error(`Lucide has no icon named “${name}”.`)
  return drawing.body.replaceAll(pen, '').replace(/^<g>(.*)<\/g>$/, '$1')
}

function symbol(id: string, shapes: string) {
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`
}
