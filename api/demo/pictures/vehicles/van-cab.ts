import { fillPath, rectangle, strokePath } from '../drawing/shapes';
import { cabGlassPaint, handle, SEAM } from './vehicle-parts';

import type { DrawingContext } from './vehicle-plan';

/** Outline of a large van's front, from the top of the windscreen to the ground. */
export const CAB_NOSE =
  'C498 -196 522 -166 540 -142C562 -134 582 -124 592 -108C599 -96 600 -70 599 -50C598 -38 592 -32 580 -32Z';

const SIDE_WINDOW_FRAME =
  'M460 -207L476 -201C498 -177 514 -155 525 -142L520 -135H436C432 -135 429 -138 429 -143V-199C429 -206 434 -209 442 -209Z';
const SIDE_WINDOW =
  'M458 -202L474 -196C494 -173 508 -155 517 -142H438C436 -142 435 -144 435 -147V-196C435 -200 437 -203 442 -203Z';
const WINDSCREEN = 'M476 -222C500 -194 522 -166 538 -143L530 -142C514 -164 494 -190 470 -217Z';
const MIRROR = 'M514 -148L500 -176C498 -184 508 -186 513 -182L526 -158C528 -150 520 -144 514 -148Z';
const DOOR_SEAMS = 'M420 -214V-110C420 -90 424 -70 432 -62M532 -136C538 -112 538 -92 534 -84M420 -66H456';
const LAMP_HOUSING = 'M553 -116C569 -118 585 -112 593 -100L590 -88C577 -90 563 -98 553 -116Z';
const LAMP = 'M561 -112C573 -112 585 -107 591 -99L588 -92C577 -94 568 -101 561 -112Z';
const BUMPER = 'M579 -84L600 -80V-44L589 -34H555L549 -50 555 -72Z';

/** Window, doors, mirror, lamps and bumper of a cab whose nose ends at x = 599 + `shift`. */
export function vanCab(context: DrawingContext, shift = 0): string {
  const lit = context.light.windows === 'lit';
  const pillar = strokePath('M503 -166V-140', '#151b1a', 5);
  const shine = fillPath('M446 -142L462 -200H474L458 -142Z', '#fff', `opacity="${lit ? 0.05 : 0.16}"`);
  const parts = [
    fillPath(SIDE_WINDOW_FRAME, '#151b1a'),
    fillPath(SIDE_WINDOW, cabGlassPaint(context)),
    shine,
    pillar,
    fillPath(WINDSCREEN, '#1a2322'),
    strokePath(DOOR_SEAMS, '#000', 2, SEAM),
    handle(394 + 32, -122),
    fillPath(MIRROR, '#1d2524'),
    fillPath(LAMP_HOUSING, '#20292a'),
    fillPath(LAMP, lit ? '#fff3cf' : '#f7f4e6'),
    fillPath(BUMPER, '#2a3231'),
    rectangle([579, -58, 18, 9], '#f4efe0', 'rx="4" opacity=".85"'),
  ];
  return shift ? `<g transform="translate(${shift} 0)">${parts.join('')}</g>` : parts.join('');
}
