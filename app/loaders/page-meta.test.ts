import type { MetaDescriptor } from 'react-router'
import { describe, expect, test } from 'vitest'
import { describePage, pageMeta } from '#app/loaders/page-meta.ts'

const site = { name: 'Basera', publicUrl: 'https://basera.example/' }

describe('what a page says about itself', () => {
  test('names the page first and the site after it', () => {
    expect(titleOf(pageMeta({ title: 'Privacy Policy' })(at('/privacy-policy')))).toBe(
      'Privacy Policy | Basera',
    )
  })

  test('calls the home page by the site and what it is', () => {
    expect(titleOf(pageMeta({})(at('/')))).toBe('Basera Real Estate India')
  })

  test.for([
    ['/', 'https://basera.example/'],
    ['/search/', 'https://basera.example/search'],
    ['/search', 'https://basera.example/search'],
  ])('knows %s by one address', ([path, address]) => {
    const meta = describePage(at(path!), { title: 'Search' })

    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: address })
    expect(meta).toContainEqual({ property: 'og:url', content: address })
  })

  test('takes the address and the picture that the page gives', () => {
    const canonical = '/property/?id=SPN4K7M2QXA'
    const meta = describePage(at('/property'), { canonical, image: '/img/front.jpg' })

    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://basera.example/property/?id=SPN4K7M2QXA',
    })
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://basera.example/img/front.jpg',
    })
  })

  test('keeps private pages out of search engines', () => {
    const meta = describePage(at('/profile'), { title: 'My Profile', isPrivate: true })

    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(meta).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
  })

  test('has a title also where the root could not load', () => {
    const args = { location: { pathname: '/about' }, matches: [] }

    expect(titleOf(describePage(args, { title: 'About' }))).toBe('About | Basera')
  })
})

function at(pathname: string) {
  return { location: { pathname }, matches: [{ loaderData: { site } }] }
}

function titleOf(meta: MetaDescriptor[]) {
  return meta.flatMap((entry) => ('title' in entry ? [entry.title] : []))[0]
}
