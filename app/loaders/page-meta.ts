import type { MetaDescriptor } from 'react-router'
import type { RootData } from '#app/session/root-data.ts'
import { withoutTrailingSlashes } from '#contract/format/trailing-slashes.ts'

export type PageTexts = {
  /** The page's name before the site's; left out on the home page. */
  title?: string
  description?: string
  keywords?: readonly string[]
  /** The address the page should be known by, from the root; else its own path. */
  canonical?: string
  /** The path of the picture that stands for the page where it is shared. */
  image?: string
  /** Kept out of search engines: pages of an account, and pages that are not there. */
  isPrivate?: boolean
}

/** What every page's `meta` is given, as far as it matters here. */
type Args = {
  location: { pathname: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

const description =
  'Flats, houses, shops and offices to rent and to buy in Delhi, Gurugram, Noida, Faridabad, Ghaziabad, Hisar and Bhiwani, straight from their owners. Listing is free.'
const keywords = ['property', 'rent', 'buy', 'flat', 'house', 'office', 'shop', 'Delhi NCR']

/** A page's `meta`, for a page whose texts are always the same. */
export function pageMeta(texts: PageTexts) {
  return (args: Args) => describePage(args, texts)
}

/** Title, description and what sharing shows, for a page whose texts depend on what it loaded. */
export function describePage(args: Args, texts: PageTexts): MetaDescriptor[] {
  const { site } = rootDataOf(args)
  const title = texts.title ? `${texts.title} | ${site.name}` : `${site.name} Real Estate India`
  const url = absolute(site.publicUrl, texts.canonical ?? withoutSlash(args.location.pathname))
  const about = texts.description ?? description

  return [
    { title },
    { name: 'description', content: about },
    { name: 'keywords', content: (texts.keywords ?? keywords).join(', ') },
    ...(texts.isPrivate
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: about },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute(site.publicUrl, texts.image ?? '/share.jpg') },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const nameless = { name: 'Basera', publicUrl: '' }

/** The root stands first; it has nothing where it could not load. */
function rootDataOf({ matches }: Args): { site: { name: string; publicUrl: string } } {
  return (matches[0]?.loaderData as RootData | undefined) ?? { site: nameless }
}

function withoutSlash(path: string) {
  return path.length > 1 ? withoutTrailingSlashes(path) : path
}

function absolute(publicUrl: string, path: string) {
  return `${publicUrl.replace(/\/$/, '')}${path}`
}
