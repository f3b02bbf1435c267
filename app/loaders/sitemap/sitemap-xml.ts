/** An address from the root, and the day of its last change as YYYY-MM-DD where it is known. */
export type SitemapEntry = { path: string; changedOn?: string }

/** The addresses of one file of the sitemap, piece by piece; nothing where there is none. */
export async function* urlSetXml(publicUrl: string, batches: AsyncIterable<SitemapEntry[]>) {
  let isEmpty = true
  for await (const entries of batches) {
    if (entries.length === 0) continue
    yield (isEmpty ? head('urlset') : '') + lines('url', publicUrl, entries)
    isEmpty = false
  }
  if (!isEmpty) yield foot('urlset')
}

/** The files that the sitemap consists of. */
export function sitemapIndexXml(publicUrl: string, entries: SitemapEntry[]): string {
  return head('sitemapindex') + lines('sitemap', publicUrl, entries) + foot('sitemapindex')
}

export function xmlResponse(xml: string | Buffer<ArrayBuffer>): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}

function head(root: string) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
}

function lines(element: string, publicUrl: string, entries: SitemapEntry[]) {
  const site = publicUrl.replace(/\/$/, '')
  return entries
    .map(({ path, changedOn }) => {
      const changed = changedOn ? `<lastmod>${escaped(changedOn)}</lastmod>` : ''
      return `<${element}><loc>${escaped(site + path)}</loc>${changed}</${element}>\n`
    })
    .join('')
}

function foot(root: string) {
  return `</${root}>\n`
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
