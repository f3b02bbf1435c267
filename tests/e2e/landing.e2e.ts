import { isMarketSummarised } from '#domain/market/summarise-market.ts'
import { expect, test } from '#tests/journey.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test('a visitor without scripts goes from a city to a locality, and on to the search', async ({
  site,
}) => {
  // The site does it when it starts on data that are new to it.
  await expect.poll(() => onSiteDatabase(isMarketSummarised)).toBe(true)
  const open = async (path: string) => {
    const html = await (await fetch(site.url + path)).text()
    return html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')
  }
  const city = await open('/rent/gurugram')
  const [, path = ''] = /<main.*?<a [^>]*href="(\/rent\/gurugram\/sector-[^"]*)"/s.exec(city) ?? []
  const locality = await open(path)
  expect(locality).toMatch(/<h1[^>]*>[^<]* in\sSector\s\d/)
  expect(locality).toContain('<article')

  const shared = /property="og:image" content="[^"]*(\/share\/[^"]*)"/.exec(locality)?.[1] ?? ''
  expect(shared).toMatch(new RegExp(`^/share${path}\\.jpg\\?v=`))
  const picture = await fetch(site.url + shared)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')

  const [, results = ''] = /<a [^>]*href="([^"]*)"[^>]*>See all/.exec(locality) ?? []
  expect(results).toMatch(/^\/search\/rent\?q=/)
  expect(await open(results)).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
})
