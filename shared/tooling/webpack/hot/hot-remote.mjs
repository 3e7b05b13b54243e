/**
 * A remote whose edits show without a new page: what no component could take draws the remote anew where it
 * stands, and the rest of the page stays as it is. Mounting, unmounting and drawing anew wait for one another: an edit
 * that came while the remote was still being mounted would be drawn first and then be covered by the old remote.
 *
 * @param {() => import('@campavia/remote-kit').RemoteModule} latest the module as it was last edited
 * @returns the same lifecycles, and `rerender` to call after an edit
 */
export function hotRemote(latest) {
  const { slots } = latest();
  let { unmount: leave } = latest();
  let shown;
  let addressId;
  let latestWork = Promise.resolve();

  /** Does the work after all that was begun before it, whether that failed or not. */
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
