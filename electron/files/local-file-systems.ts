// Which file systems of Linux lie on disks of this machine. Plain data.

/** By their number: ext2 to ext4, btrfs, XFS, tmpfs, overlay, ZFS. Source: statfs(2), include/uapi/linux/magic.h, OpenZFS. */
export const LOCAL_FILE_SYSTEMS: ReadonlySet<number> = new Set([
  0xef53, 0x9123683e, 0x58465342, 0x01021994, 0x794c7630, 0x2fc12fc1,
]);
