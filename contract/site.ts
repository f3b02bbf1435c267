/** What pages know about the site they belong to. */
export type SiteSettings = {
  name: string
  apiKey: string
  phone: string
  email: string
  whatsappUrl: string
  /** Whether login codes can be sent on WhatsApp too. */
  sendsCodesByWhatsapp: boolean
  publicUrl: string
  /** Whether pages for developers are shown. */
  isDevelopment: boolean
  /** The style of the street map; none where only the embedded map is wanted. */
  mapStyleUrl: string | null
  /** The street map of the dark look. */
  mapDarkStyleUrl: string | null
  /** Whether the site itself serves the street map, from a file of the operator. */
  hasOwnStreets: boolean
  /** Of how many page loads in a hundred browsers tell how fast they were. */
  webVitalsPercent: number
  /** Whether browsers keep some pages for reading offline. */
  keepsPages: boolean
  social: { facebook: string; instagram: string; youtube: string; linkedin: string; x: string }
}
