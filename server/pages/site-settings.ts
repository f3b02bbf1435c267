import type { SiteSettings } from '#contract/site.ts'
import { defaultMapStyles, type Env } from '#server/env.ts'
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
    ...mapStyles(env),
    hasOwnStreets: env.MAP_PMTILES !== undefined,
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

/** A single style of the operator serves both looks. */
function mapStyles({ MAP_PMTILES, MAP_STYLE_URL, MAP_DARK_STYLE_URL }: Env) {
  if (MAP_PMTILES) return { mapStyleUrl: null, mapDarkStyleUrl: null }
  if (MAP_STYLE_URL === 'off') return { mapStyleUrl: null, mapDarkStyleUrl: null }
  const own = MAP_STYLE_URL === defaultMapStyles.light ? defaultMapStyles.dark : MAP_STYLE_URL
  return { mapStyleUrl: MAP_STYLE_URL, mapDarkStyleUrl: MAP_DARK_STYLE_URL ?? own }
}

/** The hosts from which a page's map may load. */
export function mapHosts(env: Env): string[] {
  const { mapStyleUrl, mapDarkStyleUrl } = mapStyles(env)
  if (!mapStyleUrl) return []
  const others = (env.MAP_HOSTS ?? '').split(',').map((host) => host.trim())
  const styles = [mapStyleUrl, mapDarkStyleUrl].map((url) => new URL(url).origin)
  return [...new Set([...styles, ...others])].filter(Boolean)
}
