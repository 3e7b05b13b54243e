import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { ArrowLeft, ArrowRight, Ellipsis, RotateCw, Star, Trash2 } from '@campavia/ui/icons';
import type { MenuItem } from '@campavia/ui/overlays';

import { Menu } from '../../components/overlays';

import { picturesMessages } from './pictures.messages';
import { NarrowTool, Tool, Tools, WideTool } from './pictures.styles';
import type { MovingTool } from './use-move-tiles';

export interface TileToolsProps {
  number: number;
  count: number;
  onMove: (index: number, tool: MovingTool) => void;
  onRotate: () => void;
  onRemove: () => void;
}

/** The actions for a picture; on small screens the rarer half is in a menu. */
export function TileTools({ number, count, onMove, onRotate, onRemove }: TileToolsProps) {
  const { formatMessage } = useIntl();
  const index = number - 1;
  const isCover = index === 0;
  const items = [
    !isCover && {
      id: 'cover',
      label: formatMessage(picturesMessages.coverItem),
      icon: Star,
      onSelect: () => onMove(0, 'more'),
    },
    { id: 'rotate', label: formatMessage(picturesMessages.rotateItem), icon: RotateCw, onSelect: onRotate },
    count > 1 && {
      id: 'remove',
      label: formatMessage(picturesMessages.removeItem),
      icon: Trash2,
      onSelect: onRemove,
    },
  ];
  return (
    <Tools>
      <Tool
        data-tool="earlier"
        label={formatMessage(picturesMessages.earlier, { number })}
        icon={ArrowLeft}
        aria-disabled={isCover}
        onClick={() => !isCover && onMove(index - 1, 'earlier')}
      />
      <Tool
        data-tool="later"
        label={formatMessage(picturesMessages.later, { number })}
        icon={ArrowRight}
        aria-disabled={number === count}
        onClick={() => number < count && onMove(index + 1, 'later')}
      />
      <WideTools number={number} count={count} onMove={onMove} onRotate={onRotate} onRemove={onRemove} />
      <MoreMenu number={number} items={items.filter((item) => item !== false)} />
    </Tools>
  );
}

function WideTools({ number, count, onMove, onRotate, onRemove }: TileToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {number > 1 && (
        <WideTool
          data-tool="cover"
          label={formatMessage(picturesMessages.makeCover, { number })}
          icon={Star}
          onClick={() => onMove(0, 'cover')}
        />
      )}
      <WideTool
        data-tool="rotate"
        label={formatMessage(picturesMessages.rotate, { number })}
        icon={RotateCw}
        onClick={onRotate}
      />
      {count > 1 && (
        <WideTool
          data-tool="remove"
          label={formatMessage(picturesMessages.remove, { number })}
          icon={Trash2}
          onClick={onRemove}
        />
      )}
    </>
  );
}

function MoreMenu({ number, items }: { number: number; items: readonly MenuItem[] }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const label = formatMessage(picturesMessages.more, { number });
  return (
    <>
      <NarrowTool
        ref={trigger}
        data-tool="more"
        label={label}
        icon={Ellipsis}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Menu triggerRef={trigger} isOpen={isOpen} onClose={() => setOpen(false)} label={label} items={items} />
    </>
  );
}
