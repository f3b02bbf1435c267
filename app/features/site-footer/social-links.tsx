import type { SiteSettings } from '#contract/site.ts'

type Network = keyof SiteSettings['social']

const names: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
}

/** Drawn for us on a grid of 24; the strokes take the colour of the text. */
const glyphs: Record<Network, string> = {
  facebook:
    'M13.5 21v-8h3l.5-3.5h-3.500V7.500c0-1.200.5-2 2-2H17V2.600C13.500 2 10 3 10 7.200v2.300H7V13h3v8',
  instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500ZM12 8.300a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400ZM16.800 7.200h.01',
  youtube:
    'M6 5.500h12a3.500 3.500 0 0 1 3.500 3.500v6a3.500 3.500 0 0 1-3.500 3.500H6A3.500 3.500 0 0 1 2.500 15V9A3.500 3.500 0 0 1 6 5.500ZM10.300 9.200v5.600l4.700-2.800Z',
  linkedin: 'M5 9.500V20M5 4.700v.01M10 20V9.500M10 14.500c0-6.500 9-6.500 9 0V20',
  x: 'M4.500 4h3.700l11.300 16h-3.700ZM19 4l-6.300 7M10.700 13.500 5 20',
}

type SocialLinksProps = { social: SiteSettings['social']; siteName: string }

export function SocialLinks({ social, siteName }: SocialLinksProps) {
  return (
    <ul className="social">
      {(Object.keys(names) as Network[]).map((network) => (
        <li key={network}>
          <a href={social[network]} target="_blank" rel="noopener noreferrer">
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={glyphs[network]} />
            </svg>
            <span className="visually-hidden">
              {siteName} on {names[network]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
