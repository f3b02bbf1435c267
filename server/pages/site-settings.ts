import type { SiteSettings } from '#contract/site.ts'
import type { Env } from '#server/env.ts'
import { sendsCodesByWhatsapp } from '#server/providers/channels/providers.ts'

/** The settings that pages may show. */
export function siteSettings(env: Env): SiteSettings {
  return {
    name: env.SITE_NAME,
    apiKey: env.CLIENT_API_KEY,
    phone: env.CONTACT_PHONE,
    email: env.CONTACT_EMAIL,
    whatsappUrl: env.WHATSAPP_URL,
    sendsCodesByWhatsapp: sendsCodesByWhatsapp(env),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    isDevelopment: env.NODE_ENV !== 'production',
    mapStyleUrl: env.MAP_STYLE_URL === 'off' ? null : env.MAP_STYLE_URL,
    webVitalsPercent: env.WEB_VITALS_PERCENT,
    // While developing, files change under their names.
    keepsPages: import.meta.env?.PROD === true && env.OFFLINE_PAGES === 'on',
    social: {
      facebook: env.FACEBOOK_URL,
      instagram: env.INSTAGRAM_URL,
      youtube: env.YOUTUBE_URL,
      linkedin: env.LINKEDIN_URL,
      x: env.X_URL,
    },
  }
}

/** The hosts from which a page's map may load. */
export function mapHosts({ MAP_STYLE_URL, MAP_HOSTS = '' }: Env): string[] {
  if (MAP_STYLE_URL === 'off') return []
  const others = MAP_HOSTS.split(',').map((host) => host.trim())
  return [...new Set([new URL(MAP_STYLE_URL).origin, ...others])].filter(Boolean)
}
