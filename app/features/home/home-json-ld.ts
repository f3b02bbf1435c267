import type { SiteSettings } from '#contract/site.ts'

/** What search engines should know about the site: who we are, and how to search here. */
export function homeJsonLd({ name, publicUrl, phone, email, social }: SiteSettings) {
  const url = `${publicUrl}/`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      inLanguage: 'en-IN',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${publicUrl}/search?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url,
      logo: `${publicUrl}/icon-512.png`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: phone,
        email,
        areaServed: 'IN',
        availableLanguage: ['en', 'hi'],
      },
      sameAs: Object.values(social),
    },
  ]
}
