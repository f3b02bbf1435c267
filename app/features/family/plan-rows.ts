/** A home in the plan of a day, which whoever has the link of the list sees too. */
export type PlanStop = {
  spn: string
  /** 3 BHK apartment, 1,800 sq ft. */
  name: string
  /** 10:30 am; morning, 9 to 12; blank while no time is named. */
  time: string
  /** Whether the owner agreed, has to answer, or has not been asked. */
  state: string
  /** Names of relatives: `Maa and Papa`. */
  wishedBy: string
  /** The link to the maps, at the place that the home's page shows to everybody. */
  directions: string
  /** How far it is to the next one: about 5 to 20 min by car, 1.8 km. */
  next: string
}

/** The homes of a day in the order of the route, those of an area together. */
export type PlanDay = {
  day: string
  areas: { place: string; stops: PlanStop[] }[]
  /** The link to the whole route on the maps; blank for one home. */
  way: string
}
