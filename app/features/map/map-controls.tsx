import { AreaNote } from '#app/features/map/area-note.tsx'
import { type Position, rounded } from '#app/features/map/geometry.ts'
import { MapTools } from '#app/features/map/map-tools.tsx'
import type { MapView } from '#app/features/map/map-view.ts'
import { Button } from '#app/ui/button.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import * as styles from '#app/features/map/results-map.module.css'

const DrawArea = lazyComponent(
  async () => (await import('#app/features/map/draw-area.tsx')).DrawArea,
)

type MapControlsProps = {
  view: MapView
  search: ListingSearch
  heading: string
  hasMoved: boolean
  isDrawing: boolean
  onDrawing: (isDrawing: boolean) => void
  onSearch: (part: Pick<ListingSearch, 'area' | 'drawn'>) => void
  onLocated: (position: Position) => void
}

/** What lies on the map to move it, to draw an area, and to search in what it shows. */
export function MapControls({ view, search, hasMoved, isDrawing, ...props }: MapControlsProps) {
  const { heading, onDrawing, onSearch, onLocated } = props
  const searchHere = () => onSearch({ area: rounded(view.bounds()) })

  if (isDrawing) {
    return (
      <DrawArea
        view={view}
        onDrawn={(drawn) => onSearch({ drawn })}
        onWholeView={searchHere}
        onCancel={() => onDrawing(false)}
      />
    )
  }
  return (
    <>
      <MapTools view={view} onLocated={onLocated} onDraw={() => onDrawing(true)} />
      {hasMoved && (
        <Button variant="quiet" small className={styles.mapAgain} onClick={searchHere}>
          Search this area
        </Button>
      )}
      {!hasMoved && (search.area || search.drawn) && <AreaNote heading={heading} search={search} />}
    </>
  )
}
