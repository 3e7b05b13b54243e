/**
 * A remote whose edits are shown without reloading the page: an edit that no component accepts renders the remote again
 * in place, and does not affect the rest of the page. Mounting, unmounting and rendering again wait for one another:
 * otherwise an edit during mounting would be rendered first and then replaced by the old remote.
 *
 * @param {() => import('@campavia/remote-kit').RemoteModule} latest the module after its latest edit
 * @returns the same lifecycles, and `rerender` to call after an edit
 */
export function hotRemote(latest) {
  const { slots } = latest();
  let { unmount: leave } = latest();
  let shown;
  let addressId;
  let latestWork = Promise.resolve();

  /** Runs the work after all earlier work, even if that failed. */
  function enqueue(work) {
    const done = latestWork.then(work);
    latestWork = done.catch(() => undefined);
    return done;
  }

  async function mount(props) {
    shown = props;
    await latest().mount(props);
  }

  async function unmount(props) {
    shown = undefined;
    await latest().unmount(props);
  }

  async function prepare(id) {
    addressId = id;
    return latest().prepare(id);
  }

  async function rerender() {
    const props = shown;
    if (props) await leave(props);
    leave = latest().unmount;
    await latest().bootstrap();
    if (!props || props !== shown) return;
    if (addressId !== undefined) await latest().prepare(addressId);
    await latest().mount(props);
  }

  return {
    bootstrap: () => latest().bootstrap(),
    prepare,
    mount: (props) => enqueue(() => mount(props)),
    unmount: (props) => enqueue(() => unmount(props)),
    slots,
    rerender: () => enqueue(rerender),
  };
}
