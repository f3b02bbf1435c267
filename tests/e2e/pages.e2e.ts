import { get } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from '#tests/journey.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

const search = '/search/buy?city=delhi'

test.describe('a page that many look at', () => {
  test('is the same to all of them, whatever their browsers read', async ({ site }) => {
    const unpackers = {
      zstd: promisify(zstdDecompress),
      br: promisify(brotliDecompress),
      gzip: promisify(gunzip),
    }
    const texts = await Promise.all(
      Object.entries(unpackers).map(async ([encoding, unpack]) => {
        const answer = await rawAnswer(site.url + search, { 'accept-encoding': encoding })
        expect(answer.headers['content-encoding']).toBe(encoding)
        expect(answer.headers.vary).toBe('Accept-Encoding')
        return (await unpack(answer.body)).toString()
      }),
    )
    const plain = await rawAnswer(site.url + search, {})

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(new Set([...texts, plain.body.toString()]).size).toBe(1)
  })

  test('welcomes every visitor once', async ({ site }) => {
    for (let visitor = 0; visitor < 3; visitor++) {
      const first = await fetch(site.url + search)
      expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^seen_splash=1;/)])
      const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!
      const later = await fetch(site.url + search, { headers: { cookie } })
      expect(later.headers.getSetCookie()).toEqual([])
      expect([await first.text(), await later.text()].map(hasSplash)).toEqual([true, false])
    }
  })

  test('goes by the city that a visitor chose', async ({ site }) => {
    const titles = await Promise.all(
      ['delhi', 'noida', 'delhi', 'gurugram'].map(async (city) => {
        const headers = { cookie: `seen_splash=1; city=${city}` }
        const html = await (await fetch(`${site.url}/search/buy`, { headers })).text()
        return /<h1[^>]*>[^<]*in (\w+)/.exec(html)?.[1]
      }),
    )
    expect(titles).toEqual(['Delhi', 'Noida', 'Delhi', 'Gurugram'])
  })
})

test('a session in use is prolonged by looking at pages', async ({ page, member }) => {
  await onSiteDatabase((db) =>
    sql`update session set last_used_at = now() - interval '1 hour'
        where user_id = (select id from app_user where phone = ${member.phone})`.execute(db),
  )

  const prolonged = await page.request.get(search)
  const soonAfter = await page.request.get(search)

  expect(prolonged.headers()['set-cookie']).toContain('basera_session=')
  expect(soonAfter.headers()['set-cookie']).toBeUndefined()
})

function hasSplash(html: string) {
  return html.includes('data-splash=""')
}

/** What the server sent, as it was sent: fetch would unpack it. */
function rawAnswer(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { cookie: 'seen_splash=1', ...headers } }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve({ headers: reply.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })
}
