type Site = { fetch: (request: Request) => Response | Promise<Response> }

/**
 * Requests the pages that most visits begin with before the port is open: code is compiled when it
 * first runs, so the first search of a process would take several times as long as the next one.
 */
export async function warmUp(site: Site) {
  let results = ''
  for (const path of ['/', '/search/buy', '/search/rent']) {
    const reply = await open(site, path)
    // While the database is away, each page would only run into its time-out.
    if (!reply.ok) return
    results = await reply.text()
  }
  const listing = /href="(\/property\/[^"#]+)"/.exec(results)?.[1]
  if (listing) await open(site, listing.replaceAll('&amp;', '&'))
}

/** Without a User-Agent, so that it counts as nobody's view of a listing. */
async function open(site: Site, path: string) {
  const url = new URL(path, 'http://localhost')
  return site.fetch(new Request(url, { headers: { host: url.host } }))
}
