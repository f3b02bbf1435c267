/** An address from the root, and the day of its last change as YYYY-MM-DD where it is known. */
export type SitemapEntry = { path: string; changedOn?: string }

/** The addresses of one file of the sitemap. */
export function urlSetXml(publicUrl: string, entries: SitemapEntry[]): string {
  return document('urlset', 'url', publicUrl, entries)
}

/** The files that the sitemap consists of. */
export function sitemapIndexXml(publicUrl: string, entries: SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', publicUrl, entries)
}

export function xmlResponse(xml: string | Buffer<ArrayBuffer>): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}

function document(root: string, element: string, publicUrl: string, entries: SitemapEntry[]) {
  const site = publicUrl.replace(/\/$/, '')
  const lines = entries.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${escaped(changedOn)}</lastmod>` : ''
    return `<${element}><loc>${escaped(site + path)}</loc>${changed}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>\n`,
  ].join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
