import { drawBalcony } from '#demo/pictures/kinds/balcony.ts'
import { drawBath } from '#demo/pictures/kinds/bath.ts'
import { drawBedroom } from '#demo/pictures/kinds/bedroom.ts'
import { drawBlock } from '#demo/pictures/kinds/block.ts'
import { drawCafe } from '#demo/pictures/kinds/cafe.ts'
import { drawCafeRoom } from '#demo/pictures/kinds/cafe-room.ts'
import { drawChildRoom } from '#demo/pictures/kinds/child-room.ts'
import { drawCoworking } from '#demo/pictures/kinds/coworking.ts'
import { drawDining } from '#demo/pictures/kinds/dining.ts'
import { drawField } from '#demo/pictures/kinds/field.ts'
import { drawFloor } from '#demo/pictures/kinds/floor.ts'
import { drawHouse } from '#demo/pictures/kinds/house.ts'
import { drawKitchen } from '#demo/pictures/kinds/kitchen.ts'
import { drawLiving } from '#demo/pictures/kinds/living.ts'
import { drawMall } from '#demo/pictures/kinds/mall.ts'
import { drawOfficeBuilding } from '#demo/pictures/kinds/office-building.ts'
import { drawOfficeRoom } from '#demo/pictures/kinds/office-room.ts'
import { drawPlan } from '#demo/pictures/kinds/plan.ts'
import { drawPlot } from '#demo/pictures/kinds/plot.ts'
import { drawShop } from '#demo/pictures/kinds/shop.ts'
import { drawShopRoom } from '#demo/pictures/kinds/shop-room.ts'
import { drawShowroom } from '#demo/pictures/kinds/showroom.ts'
import { drawStreet } from '#demo/pictures/kinds/street.ts'
import { drawStudy } from '#demo/pictures/kinds/study.ts'
import { drawTower } from '#demo/pictures/kinds/tower.ts'
import { drawVilla } from '#demo/pictures/kinds/villa.ts'
import { drawWarehouse } from '#demo/pictures/kinds/warehouse.ts'
import { drawWarehouseRoom } from '#demo/pictures/kinds/warehouse-room.ts'
import { drawWashroom } from '#demo/pictures/kinds/washroom.ts'

type Kind = { outside: boolean; draw: (seed: number) => string; seeds: readonly number[] }

/** What can be drawn, and with which seeds. A new seed at the end of a list keeps all keys. */
export const kinds = {
  tower: view(drawTower, 8),
  block: view(drawBlock, 6),
  floor: view(drawFloor, 6),
  house: view(drawHouse, 6),
  villa: view(drawVilla, 5),
  plot: view(drawPlot, 4),
  field: view(drawField, 4),
  shop: view(drawShop, 5),
  showroom: view(drawShowroom, 3),
  'office-building': view(drawOfficeBuilding, 5),
  mall: view(drawMall, 4),
  cafe: view(drawCafe, 4),
  warehouse: view(drawWarehouse, 3),
  street: view(drawStreet, 3),
  living: inside(drawLiving, 7),
  bedroom: inside(drawBedroom, 7),
  'child-room': inside(drawChildRoom, 4),
  kitchen: inside(drawKitchen, 6),
  bath: inside(drawBath, 5),
  balcony: inside(drawBalcony, 5),
  dining: inside(drawDining, 4),
  study: inside(drawStudy, 3),
  office: inside(drawOfficeRoom, 4),
  coworking: inside(drawCoworking, 4),
  'shop-inside': inside(drawShopRoom, 3),
  'cafe-inside': inside(drawCafeRoom, 4),
  'warehouse-inside': inside(drawWarehouseRoom, 3),
  washroom: inside(drawWashroom, 3),
  plan: inside(drawPlan, 3),
  'office-plan': { outside: false, draw: drawPlan, seeds: [3] },
} as const satisfies Record<string, Kind>

export type SceneKind = keyof typeof kinds

function view(draw: Kind['draw'], count: number): Kind {
  return { outside: true, draw, seeds: Array.from({ length: count }, (_, i) => i) }
}

function inside(draw: Kind['draw'], count: number): Kind {
  return { ...view(draw, count), outside: false }
}
