import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { areaAround, circle, type Position, widened } from '#app/features/map/geometry.ts'
import type { HighlightedListing } from '#app/features/map/highlighted-listing.ts'
import { ListingPin } from '#app/features/map/listing-pin.tsx'
import { MapControls } from '#app/features/map/map-controls.tsx'
import { MapMarker } from '#app/features/map/map-marker.tsx'
import { MapNote } from '#app/features/map/map-note.tsx'
import type { MapView } from '#app/features/map/map-view.ts'
import { OutlineShape } from '#app/features/map/outline-shape.tsx'
import { PickedListings } from '#app/features/map/picked-listings.tsx'
import { type ReachCircle, ReachShape } from '#app/features/map/reach-shape.tsx'
import { useFollowedSearch } from '#app/features/map/use-followed-search.ts'
import { useMapListings } from '#app/features/map/use-map-listings.ts'
import { useMapView } from '#app/features/map/use-map-view.ts'
import { usePickedPin } from '#app/features/map/use-picked-pin.ts'
import { usePins } from '#app/features/map/use-pins.ts'
import { useViewerLocation } from '#app/features/map/use-viewer-location.ts'
import { classes } from '#app/ui/classes.ts'
import { mapLimits } from '#contract/limits.ts'
import type { ListingSearch, MapArea } from '#contract/search/listing-search.ts'
import { readOutline } from '#contract/search/outline.ts'
import { searchHref } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import * as mapStyles from '#app/features/map/map.module.css'
import * as styles from '#app/features/map/results-map.module.css'

export type ResultsMapViewProps = {
  search: ListingSearch
  /** The first page of results, which the map starts with. */
  listings: readonly Position[]
  cityArea: MapArea
  /** The places that were asked for with a distance, and what is in reach of those travelled to. */
  around: readonly (Position & { km: number; of?: number })[]
  highlighted: HighlightedListing
  seen: readonly string[]
  onOpen: (spn: string) => void
  onSearch: (search: ListingSearch) => void
  /** How many homes were found, in words. */
  heading: string
}

const closest = mapLimits.zoom - 3
const padding = 48

export function ResultsMapView(shown: ResultsMapViewProps) {
  const { search, listings, cityArea, around, ...props } = shown
  const { outlines, reach } = useShapes(search, around)
  const area = areaAround(outlines.flat()) ?? areaAround(listings) ?? cityArea
  const start = startAt(search, area)
  const [isDrawing, setDrawing] = useState(false)
  const { setStage, view, baseMap, isReady } = useMapView({ label: 'Map of results', start })
  const { hasMoved, setMoved } = useFollowedSearch(view, search, start)
  const href = searchHref({ ...search, area: undefined, order: undefined })
  const { found, hasFailed, rests } = useMapListings(view, href)
  const isEmpty = found?.total === 0 && !hasMoved
  const trouble = hasFailed ? texts.map.listingsFailed : isEmpty && texts.map.nothingHere
  const pins = usePins(view, found, rests)
  const searchMap = (part: Pick<ListingSearch, 'area' | 'drawn'>, city = found?.city) => {
    setMoved(false)
    setDrawing(false)
    const anywhere = { ...search, area: undefined, drawn: undefined, text: '' }
    props.onSearch({ ...anywhere, ...part, city: city ?? search.city })
  }
  const { whereabouts, showAround } = useViewerLocation(search, (within, city) =>
    searchMap({ area: within }, city),
  )
  const picked = usePickedPin(view, href, () => setMoved(true))

  return (
    <>
      <div
        ref={setStage}
        className={mapStyles.mapStage}
        data-map-state={isReady ? 'ready' : 'loading'}
        data-base-map={baseMap}
      />
      {view &&
        createPortal(
          <>
            {reach.length > 0 && <ReachShape view={view} circles={reach} />}
            {outlines.length > 0 && <OutlineShape view={view} outlines={outlines} />}
            <ResultPins {...props} view={view} pins={pins} picked={picked} />
            {whereabouts && <Whereabouts view={view} at={whereabouts} />}
          </>,
          view.layer,
        )}
      {view && (
        <MapControls
          view={view}
          search={search}
          heading={props.heading}
          hasMoved={hasMoved}
          isDrawing={isDrawing}
          onDrawing={setDrawing}
          onSearch={searchMap}
          onLocated={(position) => showAround(view, position)}
        />
      )}
      {picked.points.length > 0 ? (
        <Picked picked={picked} deal={search.deal} onOpen={props.onOpen} />
      ) : (
        <MapNote baseMap={baseMap} />
      )}
      <MapTrouble isCalm={isEmpty}>{trouble}</MapTrouble>
    </>
  )
}

/** The area that was drawn, a circle around each place asked for with a distance, what is in reach. */
function useShapes({ drawn }: ListingSearch, around: ResultsMapViewProps['around']) {
  return useMemo(() => {
    const read = drawn ? readOutline(drawn) : undefined
    const circles = around
      .filter((each) => !isReach(each))
      .map(({ km, ...at }) => circle(at, 1_000 * km))
    const outlines = [
      ...(read && 'corners' in read ? [read.corners] : []),
      ...circles.map((corners) => corners.map(([lng, lat]) => ({ lat, lng }))),
    ]
    return { outlines, reach: around.filter(isReach) }
  }, [drawn, around])
}

function isReach(circle: ResultsMapViewProps['around'][number]): circle is ReachCircle {
  return circle.of !== undefined
}

type ResultPinsProps = Pick<ResultsMapViewProps, 'highlighted' | 'seen'> & {
  view: MapView
  pins: ReturnType<typeof usePins>
  picked: ReturnType<typeof usePickedPin>
}

function ResultPins({ view, pins, picked, highlighted, seen }: ResultPinsProps) {
  return pins.map((pin) => (
    <MapMarker
      key={pin.key}
      view={view}
      at={pin}
      className={classes(mapStyles.mapAt, styles.mapAt)}
    >
      <ListingPin
        pin={pin}
        highlighted={highlighted}
        isInView={pin.isInView}
        isPicked={pin.points.some(({ spn }) => picked.spns.has(spn))}
        isSeen={pin.count === 1 && pin.points.some(({ spn }) => seen.includes(spn))}
        onPick={picked.pick}
      />
    </MapMarker>
  ))
}

type PickedProps = Pick<ResultsMapViewProps, 'onOpen'> &
  Pick<ListingSearch, 'deal'> & { picked: ReturnType<typeof usePickedPin> }

function Picked({ picked, deal, onOpen }: PickedProps) {
  return (
    <PickedListings
      points={picked.points}
      deal={deal}
      firstLink={picked.firstLink}
      onOpen={onOpen}
      onClose={picked.close}
    />
  )
}

function Whereabouts({ view, at }: { view: MapView; at: Position }) {
  return (
    <MapMarker view={view} at={at} className={classes(mapStyles.mapAt, styles.aboveOthers)}>
      <span className={styles.whereabouts} role="img" aria-label="You are here" />
    </MapMarker>
  )
}

function MapTrouble({ isCalm, children }: { isCalm: boolean; children: ReactNode }) {
  return (
    <p
      role="status"
      className={
        children ? classes(mapStyles.mapTrouble, isCalm && mapStyles.isCalm) : 'visually-hidden'
      }
    >
      {children}
    </p>
  )
}

function startAt(search: ListingSearch, area: MapArea) {
  // An area that was chosen on a map is shown to its edges.
  return search.area
    ? { area: search.area, padding: 0, maxZoom: mapLimits.maxZoom }
    : { area: widened(area, 0.02), padding, maxZoom: closest }
}
