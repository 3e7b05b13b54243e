export { Menu, type MenuItem, type MenuProps } from './menu';
export { Modal, type ModalProps } from './modal';
export { Popover, type PopoverProps } from './popover';
export { SidePanel, type SidePanelProps } from './side-panel';
