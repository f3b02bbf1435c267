/** A breadcrumb from the home page to this one. */
export type Crumb = { label: string; to: string }

type Site = { publicUrl: string }

/** Several things that a page says to search engines, as one document. */
export function graphJsonLd(graph: object[]) {
  return { '@context': 'https://schema.org', '@graph': graph }
}

export function breadcrumbJsonLd(crumbs: readonly Crumb[], { publicUrl }: Site) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: publicUrl.replace(/\/$/, '') + to,
    })),
  }
}

export function faqJsonLd(questions: readonly { ask: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ ask, answer }) => ({
      '@type': 'Question',
      name: ask,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
