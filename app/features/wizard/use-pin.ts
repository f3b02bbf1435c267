import { useState } from 'react'
import type { FoundPlace } from '#app/features/wizard/use-address-search.ts'
import { usePinAddress } from '#app/features/wizard/use-pin-address.ts'
import type { StepControl } from '#app/features/wizard/use-step-form.ts'
import { isOption } from '#contract/options/option-list.ts'
import { type City, cities } from '#contract/options.ts'

export type Point = { lat: number; lng: number }
type PlaceField = 'city' | 'l_lat' | 'l_long'
type LocationForm = StepControl<PlaceField | 'house_no' | 'full_address'>

/** The pin and the fields that move it; its address is looked up wherever it comes from. */
export function usePin(form: LocationForm, draftCity: City) {
  const { values, change } = form
  const city = isOption(cities, values.city) ? values.city : draftCity
  const [target, setTarget] = useState<Point>()
  const { notes, ...pinAddress } = usePinAddress(values.full_address, (address) =>
    change('full_address', address),
  )

  function move({ lat, lng }: Point) {
    const rounded = { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) }
    change('l_lat', `${rounded.lat}`)
    change('l_long', `${rounded.lng}`)
    return rounded
  }

  /** Coordinates that are typed and another city are checked too, but fill in no address. */
  function check(next: Partial<typeof values>) {
    const { city: chosen, l_lat, l_long } = { ...values, ...next }
    const point = pointOf(l_lat, l_long)
    if (point && isOption(cities, chosen)) pinAddress.ask(chosen, point, { mayFill: false })
  }

  return {
    city,
    pin: pointOf(values.l_lat, values.l_long),
    /** A place that was searched for, to be shown from close by. */
    target,
    notes,
    acceptAddress: pinAddress.accept,
    place: (point: Point) => pinAddress.ask(city, move(point)),
    choose({ lat, lng, address, city: there = city }: FoundPlace) {
      change('city', there)
      setTarget(move({ lat, lng }))
      pinAddress.take(address)
      pinAddress.ask(there, { lat, lng }, { mayFill: false })
    },
    /** The props of a field that moves the pin when it is typed into. */
    field(name: PlaceField) {
      return {
        ...form.field(name),
        onValue(value: string) {
          change(name, value)
          check({ [name]: value })
        },
      }
    },
  }
}

function pointOf(lat: string, lng: string): Point | undefined {
  const point = { lat: Number(lat), lng: Number(lng) }
  const isPoint =
    lat.trim() && lng.trim() && Math.abs(point.lat) <= 85 && Math.abs(point.lng) <= 180
  return isPoint ? point : undefined
}
