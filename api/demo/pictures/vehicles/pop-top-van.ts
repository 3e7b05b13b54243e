import { fillPath, rectangle, strokePath } from '../drawing/shapes';
import { glassPaint, handle, pane, roofLight, SEAM } from './vehicle-parts';

import type { DrawingContext, VehiclePlan } from './vehicle-plan';

const OUTLINE =
  'M10 -34C3 -36 1 -46 1 -60C1 -100 4 -140 16 -176C20 -190 28 -196 44 -197H316C336 -197 350 -192 362 -178C384 -156 408 -134 424 -120C450 -114 474 -106 483 -94C490 -84 491 -66 490 -50C489 -38 484 -32 472 -32Z';
const FRONT_WINDOW_FRAME =
  'M258 -187H322C334 -187 342 -183 350 -175C370 -155 388 -141 397 -132C399 -129 397 -126 392 -126H262C256 -126 252 -129 252 -135V-181C252 -185 255 -187 258 -187Z';
const FRONT_WINDOW =
  'M262 -181H320C331 -181 338 -178 345 -171C360 -156 374 -143 384 -133H264C260 -133 258 -135 258 -139V-177C258 -180 260 -181 262 -181Z';

/** A compact van with two-tone paint and a raised pop-up roof. */
export function popTopVan(context: DrawingContext): VehiclePlan {
  const { livery } = context;
  const panels = [
    fillPath('M-10 -124H420L500 -100V0H-10Z', livery.second),
    fillPath('M-10 -127H420L500 -103V-97L420 -120H-10Z', livery.stripe),
    rectangle([-10, -50, 520, 60], '#2d3533'),
  ];
  return {
    length: 490,
    height: 306,
    outline: OUTLINE,
    axles: [92, 398],
    wheelRadius: 32,
    rim: '#e9ece9',
    panels: panels.join(''),
    behind: poppedRoof(context),
    fittings: fittings(context),
  };
}

function fittings(context: DrawingContext): string {
  return [
    pane(context, [34, -184, 88, 47], 11),
    pane(context, [140, -184, 98, 47], 11),
    fillPath(FRONT_WINDOW_FRAME, '#151b1a'),
    fillPath(FRONT_WINDOW, glassPaint(context)),
    fillPath('M274 -133L292 -181H304L286 -133Z', '#fff', 'opacity=".15"'),
    strokePath('M318 -182V-132', '#151b1a', 6),
    fillPath('M366 -176C386 -155 406 -137 421 -122L413 -121C396 -136 378 -154 360 -172Z', '#1a2322'),
    strokePath('M130 -190V-52M246 -190V-52M330 -126C326 -100 330 -78 340 -66', '#000', 2, SEAM),
    strokePath('M16 -136H128', '#000', 3, 'stroke-opacity=".22"'),
    handle(222, -114),
    handle(254, -114),
    fillPath('M392 -132L380 -152C378 -158 386 -160 391 -157L403 -139C404 -133 398 -129 392 -132Z', '#1d2524'),
    fillPath('M438 -108C456 -111 473 -104 481 -92L478 -79C464 -80 447 -89 438 -108Z', '#20292a'),
    fillPath('M445 -105C458 -107 471 -102 478 -92L475 -84C464 -85 452 -91 445 -105Z', '#f7f4e6'),
    fillPath('M466 -72L491 -68V-46L482 -36H448L442 -54Z', '#2a3231'),
    fillPath('M4 -146L14 -150L9 -100L2 -98Z', '#b8271e'),
    roofLight('M44 -197H316C336 -197 350 -192 362 -178'),
  ].join('');
}

function poppedRoof(context: DrawingContext): string {
  const { livery, light } = context;
  const canvas = light.windows === 'lit' ? '#ffd993' : livery.accent;
  return [
    fillPath('M46 -195L52 -212L318 -292L334 -195Z', canvas),
    fillPath('M126 -212L296 -264L304 -212Z', light.windows === 'lit' ? '#c98d45' : '#3b4a48', 'opacity=".6"'),
    strokePath('M90 -224L96 -198M200 -257L206 -198M318 -292L330 -198', '#000', 2, 'stroke-opacity=".14"'),
    fillPath(
      'M34 -206C34 -214 40 -219 50 -222L316 -303C336 -308 350 -304 354 -297L356 -288C356 -284 350 -283 344 -285L52 -207Z',
      livery.body,
    ),
    fillPath('M36 -206L344 -287C350 -285 356 -285 356 -288L345 -281L54 -202Z', '#000', 'opacity=".16"'),
    roofLight('M50 -221L316 -302C334 -307 348 -304 353 -298'),
    livery.roof === 'boards' ? boards() : '',
  ].join('');
}

function boards(): string {
  const board = (y: number, colour: string) =>
    `<g transform="translate(60 ${y}) rotate(-17)"><path d="M0 0C30 -12 190 -12 236 -2C190 6 30 8 0 0Z" fill="${colour}"/></g>`;
  return board(-228, '#e9b23a') + board(-238, '#f5efe0');
}
