import { fillPath, rectangle, strokePath } from '../drawing/shapes';
import { glassPaint, handle, pane, roofLight, SEAM } from './vehicle-parts';

import type { DrawingContext, VehiclePlan } from './vehicle-plan';

const OUTLINE =
  'M14 -46C8 -48 6 -56 6 -66V-150C6 -172 14 -188 30 -190H276C292 -190 302 -184 310 -172L338 -132C372 -130 412 -126 424 -118C432 -112 434 -96 434 -74C434 -56 430 -46 420 -46Z';
const FRONT_WINDOW_FRAME =
  'M216 -180H272C284 -180 292 -176 298 -168L322 -134C324 -130 322 -127 316 -127H216C211 -127 208 -130 208 -135V-172C208 -177 211 -180 216 -180Z';
const FRONT_WINDOW =
  'M219 -174H271C280 -174 286 -171 291 -164L311 -135C312 -134 311 -133 309 -133H219C216 -133 214 -135 214 -138V-169C214 -172 216 -174 219 -174Z';

/** A four-wheel drive with a tent unfolded on its roof. */
export function expeditionCar(context: DrawingContext): VehiclePlan {
  const { livery } = context;
  return {
    length: 440,
    height: 312,
    outline: OUTLINE,
    axles: [98, 348],
    wheelRadius: 40,
    rim: '#b9bcae',
    panels:
      rectangle([-10, -84, 470, 60], livery.second) +
      rectangle([-10, -122, 470, 5], livery.stripe, 'opacity=".8"'),
    behind: roofTent(context) + spareWheel(livery.second),
    fittings: fittings(context),
  };
}

function fittings(context: DrawingContext): string {
  return [
    pane(context, [28, -176, 72, 46], 8),
    pane(context, [116, -176, 76, 46], 8),
    fillPath(FRONT_WINDOW_FRAME, '#151b1a'),
    fillPath(FRONT_WINDOW, glassPaint(context)),
    fillPath('M226 -133L242 -174H252L236 -133Z', '#fff', 'opacity=".16"'),
    strokePath('M108 -186V-60M202 -186V-60M318 -128C322 -108 318 -88 306 -80', '#000', 2, SEAM),
    handle(176, -112),
    handle(282, -112),
    rectangle([404, -114, 26, 22], '#20292a', 'rx="6"'),
    rectangle([410, -111, 18, 16], '#f7f4e6', 'rx="5"'),
    fillPath('M418 -72H444V-46H396L404 -64Z', '#2a3231'),
    rectangle([4, -126, 8, 30], '#b8271e', 'rx="3"'),
    strokePath('M316 -134L304 -196', '#22282a', 8, 'stroke-linecap="round"'),
    rectangle([296, -212, 18, 22], '#22282a', 'rx="5"'),
    fillPath('M318 -136L312 -150C311 -156 320 -157 323 -152L330 -140Z', '#1d2524'),
    rectangle([150, -62, 160, 9], '#22282a', 'rx="4"'),
    roofLight('M30 -190H276C292 -190 302 -184 310 -172'),
  ].join('');
}

function roofTent({ livery, light }: DrawingContext): string {
  const canvas = light.windows === 'lit' ? '#ffd993' : livery.accent;
  return [
    strokePath('M40 -190V-204H280V-190M110 -204V-190M210 -204V-190', '#22282a', 5),
    fillPath('M36 -214L70 -300C74 -308 82 -312 92 -312H226C238 -312 246 -306 250 -298L286 -214Z', canvas),
    fillPath('M160 -312H226C238 -312 246 -306 250 -298L286 -214H190Z', '#000', 'opacity=".14"'),
    fillPath('M86 -288H144L150 -240H70Z', light.windows === 'lit' ? '#fff0c4' : '#33403c', 'opacity=".75"'),
    strokePath('M144 -288L150 -240M115 -288V-240', '#000', 2, 'stroke-opacity=".25"'),
    strokePath('M286 -214L330 -268M250 -300L330 -268', '#3a4140', 3),
    fillPath('M250 -300L330 -268L262 -272Z', livery.second),
    rectangle([30, -218, 262, 16], '#2b3331', 'rx="5"'),
    strokePath(
      'M-22 0L34 -206M-4 0L50 -206M-17 -20H1M-9 -50H9M-1 -80H17M7 -110H25M15 -140H33M23 -170H41',
      '#8d9693',
      4,
    ),
  ].join('');
}

function spareWheel(cover: string): string {
  return (
    rectangle([-14, -148, 24, 80], '#1c2220', 'rx="10"') + rectangle([-16, -134, 14, 52], cover, 'rx="6"')
  );
}
