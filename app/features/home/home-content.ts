import content from '../../../public/homepageContent.json'

/** What the home page shows besides listings. The same file is served as /homepageContent.json. */
export type HomeContent = {
  section_prop_gurugram: boolean
  section_prop_delhi: boolean
  section_prop_hisar: boolean
  /** Whether the cards Buy, Rent and Sell are shown. */
  section_2: boolean
  /** What is good about the site, beside a slider. */
  section_4: boolean
  section_review: boolean
  cities: { name: string; code: string; image: string }[]
  section_4_data: FeatureContent
  reviews: Review[]
}

export type FeatureContent = {
  title: string
  description: string
  features: { icon: string; title: string; description: string }[]
  buttonText: string
  buttonLink: string
  sliderImages: string[]
}

export type Review = {
  review: string
  /** From 1 to 5. */
  rating: number
  image: string
  name: string
}

export const homeContent: HomeContent = content
