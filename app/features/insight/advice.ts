import type { UploadType } from '#contract/listing/wizard-steps.ts'

/** Something that could help a listing, and where it is done. */
export type Advice = {
  text: string
  /** The reason, in figures. */
  why: string
  /** A step of the wizard, the dialog for price and date, or the page for sharing. */
  where: UploadType | 'terms' | 'share'
}
