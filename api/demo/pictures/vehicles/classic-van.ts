import { fillPath, rectangle, strokePath } from '../drawing/shapes';
import { glassPaint, handle, pane, roofLight, SEAM } from './vehicle-parts';

import type { DrawingContext, VehiclePlan } from './vehicle-plan';

const OUTLINE =
  'M16 -36C6 -40 2 -54 2 -76C2 -120 8 -160 22 -182C34 -197 54 -202 80 -202H356C398 -202 414 -192 425 -168C436 -142 443 -116 445 -88C446 -62 443 -40 430 -36Z';
const CHROME = '#e9ece9';

/** A round-nosed van of the 1970s with luggage on the roof. */
export function classicVan(context: DrawingContext): VehiclePlan {
  const { livery } = context;
  const belt = 'M-10 -119H330C382 -115 424 -93 450 -64';
  return {
    length: 446,
    height: 246,
    outline: OUTLINE,
    axles: [88, 352],
    wheelRadius: 31,
    rim: '#f3efe2',
    panels:
      fillPath('M-10 -116H330C380 -112 420 -90 450 -60V0H-10Z', livery.second) +
      strokePath(belt, livery.stripe, 6),
    behind: luggage(context),
    fittings: fittings(context),
  };
}

function fittings(context: DrawingContext): string {
  return [
    pane(context, [34, -182, 70, 50], 15),
    pane(context, [118, -182, 74, 50], 15),
    pane(context, [206, -182, 74, 50], 15),
    fillPath(
      'M300 -184H352C364 -184 368 -179 371 -170L383 -138C385 -131 382 -129 375 -129H302C295 -129 291 -133 291 -140V-173C291 -180 294 -184 300 -184Z',
      '#151b1a',
    ),
    fillPath(
      'M303 -178H350C359 -178 362 -175 365 -168L375 -141C376 -136 374 -135 369 -135H304C299 -135 297 -137 297 -141V-172C297 -176 299 -178 303 -178Z',
      glassPaint(context),
    ),
    fillPath('M308 -135L324 -178H335L319 -135Z', '#fff', 'opacity=".16"'),
    fillPath(
      'M394 -188C409 -186 416 -178 422 -164C428 -149 432 -136 434 -127L420 -129C411 -151 402 -171 390 -186Z',
      '#1f2d2e',
    ),
    strokePath('M286 -190V-50M112 -118V-50M198 -118V-50M390 -130C394 -100 390 -76 384 -60', '#000', 2, SEAM),
    strokePath('M20 -90H100M20 -82H100', '#000', 2, 'stroke-opacity=".14"'),
    handle(262, -106, CHROME),
    handle(298, -106, CHROME),
    `<circle cx="426" cy="-94" r="14" fill="${CHROME}"/><circle cx="428" cy="-94" r="10.5" fill="#fdf8e4"/>`,
    rectangle([-2, -57, 24, 13], CHROME, 'rx="6"'),
    rectangle([418, -57, 34, 13], CHROME, 'rx="6"'),
    rectangle([5, -106, 8, 28], '#b8271e', 'rx="4"'),
    fillPath('M398 -160C405 -164 411 -160 411 -152V-146H400Z', '#1d2524'),
    roofLight('M80 -202H356C398 -202 414 -192 425 -168'),
  ].join('');
}

function luggage({ livery }: DrawingContext): string {
  return [
    strokePath('M70 -200V-211H330V-200M120 -211V-200M270 -211V-200', '#3b3f3c', 5),
    rectangle([86, -240, 92, 29], '#8a5a35', 'rx="6"'),
    strokePath('M110 -240V-212M154 -240V-212', '#4b2f1b', 4),
    rectangle([188, -233, 116, 21], livery.accent, 'rx="10"'),
    strokePath('M214 -232V-213M276 -232V-213', '#000', 3, 'stroke-opacity=".3"'),
  ].join('');
}
