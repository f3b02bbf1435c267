import { expect, test } from 'vitest'
import { warmUp } from '#server/warm-up.ts'

const pages: Record<string, string> = {
  '/search/rent': '<a href="/property/?id=SPN1&amp;from=search">A home</a>',
}

function siteThatAnswers(status: number) {
  const asked: string[] = []
  const fetch = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    expect(request.headers.get('user-agent')).toBeNull()
    asked.push(pathname + search)
    return new Response(pages[pathname] ?? '', { status })
  }
  return { asked, fetch }
}

test('opens home, both searches and a listing that they show', async () => {
  const site = siteThatAnswers(200)
  await warmUp(site)
  const searches = ['/search/buy', '/search/rent']
  expect(site.asked).toEqual(['/', ...searches, '/property/?id=SPN1&from=search'])
})

test('ends at the first page that cannot be made', async () => {
  const site = siteThatAnswers(503)
  await warmUp(site)
  expect(site.asked).toEqual(['/'])
})
