import type { ComponentProps } from 'react'
import logoUrl from '#app/ui/logo.svg?no-inline'
import adminUrl from '#app/ui/logo-admin.svg?no-inline'
import dashboardUrl from '#app/ui/logo-dashboard.svg?no-inline'
import lightUrl from '#app/ui/logo-light.svg?no-inline'
import markUrl from '#app/ui/logo-mark.svg?no-inline'

/** Address of each logo and its width in units of a height of 44. */
const logos = {
  public: { url: logoUrl, width: 200 },
  light: { url: lightUrl, width: 200 },
  dashboard: { url: dashboardUrl, width: 247 },
  admin: { url: adminUrl, width: 222 },
  mark: { url: markUrl, width: 44 },
}

type LogoProps = Omit<ComponentProps<'img'>, 'src' | 'width'> & {
  variant?: keyof typeof logos
  height?: number
}

/** The logo; `light` is for dark grounds, `mark` the door alone. */
export function Logo({ variant = 'public', height = 38, alt = 'Basera', ...img }: LogoProps) {
  const { url, width } = logos[variant]
  return (
    <img {...img} src={url} alt={alt} height={height} width={Math.round((width * height) / 44)} />
  )
}
