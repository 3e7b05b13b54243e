/** jsdom's blobs have no stream(), which uploads need. */
function streamOf(this: Blob): ReadableStream<Uint8Array> {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new ReadableStream({
    start: (controller) => {
      reader.onload = () => {
        controller.enqueue(new Uint8Array(reader.result as ArrayBuffer));
        controller.close();
      };
    },
  });
}

// Node's blobs have it already, and are shared by all test files of a worker.
if (!('stream' in Blob.prototype)) Object.assign(Blob.prototype, { stream: streamOf });
