import lucide from 'lucide-react/dynamicIconImports'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { lucideNames, ownIcons } from '#app/ui/icon-list.ts'

/** The picture that holds every icon of the site as a symbol. */
export async function drawIcons(): Promise<string> {
  const fromLucide = await Promise.all(
    lucideNames.map(async (name) => symbol(name, await shapesOf(name))),
  )
  const drawnForUs = Object.entries(ownIcons).map(([name, d]) => symbol(name, `<path d="${d}"/>`))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors -->',
    ...fromLucide,
    ...drawnForUs,
    '</svg>\n',
  ].join('\n')
}

/** What an icon is made of, without the frame that Lucide puts around it. */
async function shapesOf(name: (typeof lucideNames)[number]) {
  const { default: LucideIcon } = await lucide[name]()
  const drawing = renderToStaticMarkup(createElement(LucideIcon))
  return drawing
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/><\/\w+>/g, '/>')
}

function symbol(id: string, shapes: string) {
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`
}
