Feature: The whole directory of wallets
  If wallets on other devices can connect, the last row opens the list of all wallets.

  @S2.10
  Scenario: All groups of wallets are listed in order
    Given a visitor who has used "Lantern"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And the dapp sets "featured wallets" to "Fern Comet"
    And the dapp sets "custom wallet" to "Marlin"
    And the dapp sets "external wallet" to "Osprey"
    And the visitor reloads the page with only the wallets "Harbor"
    When the visitor opens the modal
    Then the wallets listed are "WalletConnect: QR code, Lantern: Recent, Harbor: Installed, Fern Comet, Marlin, Osprey, All wallets: 540"

  @S2.10
  Scenario: The site's order comes first, then the default
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And the dapp sets "featured wallets" to "Fern Comet"
    And the dapp sets "external wallet" to "Osprey"
    And the dapp sets "wallet group order" to "featured, external, injected"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Fern Comet, Osprey, Harbor: Installed, WalletConnect: QR code, All wallets: 540"

  @S2.10
  Scenario: Without featured wallets, the directory's recommendations take their place
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "WalletConnect: QR code, Harbor: Installed, Amber Anchor, All wallets: 540"

  @S2.10
  Scenario: A site without WalletConnect has no row for it
    Given the page has the wallets "Harbor"
    And the dapp sets "pairing" to "yes"
    And the dapp sets "WalletConnect" to "no"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"

  @S2.10
  Scenario: A visitor connected by WalletConnect is not offered WalletConnect again
    Given the page has the wallets "Harbor"
    And the dapp sets "pairing" to "yes"
    And a visitor connected with Ferry
    When the dapp opens the Connect screen
    Then the wallets listed are "Harbor: Installed"

  Scenario: A visitor without wallets gets two recommendations
    Given the page has the wallets ""
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "WalletConnect: QR code, Amber Anchor, Cobalt Ledger, All wallets: 540"

  Scenario Outline: The row for all wallets is missing <when>
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "featured wallets" to "Fern Comet"
    And the dapp sets "pairing" to "<pairing>"
    And the dapp sets "all wallets" to "<option>"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "<listed>"

    Examples:
      | when                       | pairing | option      | listed                                                            |
      | when the site hides it     | yes     | HIDE        | WalletConnect: QR code, Harbor: Installed, Fern Comet             |
      | on a desktop, if so wished | yes     | ONLY_MOBILE | WalletConnect: QR code, Harbor: Installed, Fern Comet             |
      | when it leads nowhere      | no      | SHOW        | Harbor: Installed, Fern Comet: Get                                |

  Scenario: The row opens all wallets, even on a phone without wallets
    Given the page has the wallets ""
    And the device is a phone
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And a visitor on the page
    And the visitor opens the modal
    And the dapp reads "state of the directory" as "ready"
    When the visitor chooses "All wallets"
    Then the All wallets screen is shown

  @S7.5 @S9.7
  Scenario: The directory has pages of forty, after the four recommendations
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the visitor opens the modal
    And the dapp reads "wallets loaded" as "4"
    When the dapp asks for the next page of wallets
    Then the dapp is answered "yes"
    And the dapp reads "wallets loaded" as "44"
    When the dapp asks for the next page of wallets
    Then the dapp reads "wallets loaded" as "84"
    And the dapp reads "wallets of the directory" as "540"

  @S7.5
  Scenario: Only wallets that the site includes are listed
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "included wallets" to "Fern Comet, Grand River, Amber Anchor"
    And a visitor on the page
    And the visitor opens the modal
    And the dapp reads "wallets of the directory" as "3"
    When the dapp asks for the next page of wallets
    Then the dapp is answered "yes"
    And the dapp reads "wallets loaded" as "3"

  Scenario: Loading a page can be retried after a failure
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the visitor opens the modal
    And the dapp reads "state of the directory" as "ready"
    When the dapp sets "wallet directory" to "failing"
    And the dapp asks for the next page of wallets
    Then the dapp is answered "request-failed"
    When the dapp sets "wallet directory" to "fine"
    And the dapp asks for the next page of wallets
    Then the dapp is answered "yes"
    And the dapp reads "wallets loaded" as "44"

  @S7.5
  Scenario: Searching wallets by name
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the visitor opens the modal
    When the dapp searches the directory for "oTTer"
    Then the dapp is answered "yes"
    And the dapp reads "wallets found" as "15"
    And the dapp reads "first wallet found" as "Birch Otter"

  @S9.7
  Scenario: A search shows at most a hundred wallets
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the visitor opens the modal
    When the dapp searches the directory for "er"
    Then the dapp is answered "yes"
    And the dapp reads "wallets found" as "100"

  @S7.5
  Scenario: Filtering by certified wallets
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the visitor opens the modal
    When the dapp searches the directory for "otter" among certified wallets
    Then the visitor sees "Only WalletConnect certified"
    And the dapp is answered "yes"
    And the dapp reads "wallets found" as "3"
    And the dapp reads "first wallet found" as "Basalt Otter"

  @S7.5 @S9.7 @sandbox
  Scenario: Requests to the directory contain the site's filters
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "included wallets" to "Fern Comet, Grand River, Amber Anchor, Birch Otter, Basalt Otter"
    And the dapp sets "excluded wallets" to "Grand River"
    And a visitor on the page
    And the visitor opens the modal
    Then the directory was asked for "getWallets" with "page=1, entries=4, include, exclude"
    When the dapp asks for the next page of wallets
    And the dapp is answered "yes"
    Then the directory was asked for "getWallets" with "page=1, entries=40, include, exclude"
    When the dapp searches the directory for "otter" among certified wallets
    And the dapp is answered "yes"
    Then the directory was asked for "getWallets" with "page=1, entries=100, search=otter, badge_type=certified, include, exclude"
    And the directory was asked for "projects/v1/origins" with "projectId=acceptance"

  @core
  Scenario: Only the latest search has results
    Given the dapp sets "wallet directory" to "slow"
    And a visitor on the page
    And the visitor opens the modal
    When the dapp searches the directory for "comet"
    And 1000 milliseconds pass
    And the dapp searches the directory for "otter"
    And 600 milliseconds pass
    Then the dapp reads "wallets found" as "0"
    When 2000 milliseconds pass
    Then the dapp reads "first wallet found" as "Birch Otter"

  Scenario: A search in a failing directory shows that it failed
    Given the dapp sets "wallet directory" to "failing"
    And a visitor on the page
    And the visitor opens the modal
    When the dapp searches the directory for "otter"
    Then the dapp is answered "request-failed"
