/** What a picture is for: a listing's gallery or a profile. */
export type PhotoPurpose = 'listing' | 'profile'
