@connects
Feature: What a screen reader announces
  Every outcome is announced separately, whether the modal is still open or not.

  @browser
  Scenario: A whole visit with a screen reader
    Given every screen is checked for accessibility and layout
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Harbor"
    Then a screen reader says "Harbor"
    And a screen reader says "Confirm in Harbor"
    When Harbor rejects
    Then a screen reader says "Connection declined"
    When the visitor chooses "Try again"
    And Harbor approves
    Then a screen reader says "Connected to Harbor"

    When the visitor opens the modal
    And the visitor chooses "Copy address"
    Then a screen reader says "Address copied"
    When the dapp pushes the Networks screen
    Then a screen reader says "Networks"
    When the visitor types "zz" as the network search
    Then a screen reader says "0 networks found"

    When the dapp opens the Send screen
    And the visitor types "99999999" as the amount
    Then a screen reader says "More than you have"
    When the visitor types "0x12" as the receiver
    Then a screen reader says "Too short. Paste the whole address."
    When the visitor reviews "0.25" "ETH" to "a friend"
    And the visitor chooses "Send 0.25 ETH"
    Then a screen reader says next "Confirm in Harbor"
    When Harbor rejects
    Then a screen reader says "Transfer declined"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then a screen reader says "Transaction started"
    And a screen reader says "Sent"

    When the dapp pushes the Networks screen
    And the visitor chooses "Tidewater"
    Then a screen reader says next "Approve the switch to Tidewater in Harbor."
    When Harbor rejects
    Then a screen reader says "Switch declined"
    When the visitor chooses "Try again"
    And Harbor approves
    Then a screen reader says "You’re on Tidewater"

    When Harbor switches to "Farshore"
    Then a screen reader says "Switch network"
    And a screen reader says "Slipway doesn’t support this network"
    When the visitor presses "Escape"
    Then a screen reader says "Respond to this request first"
    When the visitor chooses "Disconnect"
    Then a screen reader says "Disconnected"
    And the checks have found nothing wrong

  @browser
  Scenario: Pairing with a wallet on another device, with a screen reader
    Given the dapp sets "pairing" to "yes"
    And every screen is checked for accessibility and layout
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "WalletConnect"
    Then a screen reader says "QR code to connect your wallet"
    When the visitor chooses "Copy link"
    Then a screen reader says "Link copied"
    When Ferry opens the copied link
    And Ferry rejects
    Then a screen reader says "Connection declined"
    When the visitor chooses "Try again"
    Then a screen reader says next "QR code to connect your wallet"
    When Ferry scans the code
    And Ferry approves
    Then a screen reader says "Connected to Ferry"
    And the checks have found nothing wrong

  @browser
  Scenario: A screen whose text is there from the start is announced as well
    Given the dapp sets "pairing" to "yes"
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the dapp opens the Simple pairing screen
    Then a screen reader says "QR code to connect your wallet"

  @browser
  Scenario: Lists and searches, with a screen reader
    Given the dapp sets "wallet directory" to "fine"
    And every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    When the dapp opens the All wallets screen
    Then a screen reader says "540 wallets"
    When the visitor types "otter" as the wallet search
    Then a screen reader says "15 wallets found"
    When the visitor types "lighthuose" as the wallet search
    Then a screen reader says "No wallet found"
    When the dapp sets "wallet directory" to "failing"
    And the visitor types "comet" as the wallet search
    Then a screen reader says "Couldn’t load wallets"
    When the dapp opens the Token choice screen
    Then the Token choice screen is shown
    When the visitor types "zz" as the token search
    Then a screen reader says "0 tokens found"
    And the checks have found nothing wrong

  @browser
  Scenario: Data that cannot be read, with a screen reader
    Given the node of Saltmarsh is unreachable
    And every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then a screen reader says "Token Balance Unavailable"
    When the dapp pushes the Token choice screen
    Then a screen reader says next "Token Balance Unavailable"
    And the checks have found nothing wrong

  @browser
  Scenario: An account's holdings and activity, with a screen reader
    Given the dapp sets "blockchain service" to "held@history"
    And the dapp sets "clock" to "adjustable"
    And every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "NFTs"
    Then a screen reader says "All 5 shown"
    When the visitor chooses "Activity"
    Then a screen reader says next "Loading activity"
    When the dapp sets "blockchain service" to "fine"
    Then a screen reader says next "All 7 shown"
    When 31000 milliseconds pass
    Then the dapp reads "times reported: pages.loaded" as "3"
    When the visitor chooses "Copy address"
    Then a screen reader says "Address copied"
    And a screen reader said "All 7 shown" once
    And the checks have found nothing wrong

  @browser
  Scenario: A long list that loads page by page and fails once, with a screen reader
    Given the dapp sets "blockchain service" to "invented-115"
    And every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    And Harbor switches to its account 3
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then a screen reader says "50 shown"
    When the dapp sets "blockchain service" to "failing@history"
    And the visitor scrolls down to "Couldn’t load more."
    Then a screen reader says next "Couldn’t load more."
    When the dapp sets "blockchain service" to "invented-115"
    And the visitor chooses "Try again"
    And the visitor scrolls down to "COB114"
    Then a screen reader says next "All 115 shown"
    And the checks have found nothing wrong

  @browser
  Scenario: Failures, with a screen reader
    Given the dapp sets "clipboard" to "forbidden"
    And every screen is checked for accessibility and layout
    And a visitor on the page
    And Harbor shares a malformed account
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then a screen reader says "Unexpected response from your wallet"
    When the visitor goes back
    And the visitor chooses "Lantern"
    And Lantern approves
    Then a screen reader says "Connected to Lantern"

    When the visitor opens the modal
    And the visitor chooses "Copy address"
    Then a screen reader says "Failed to copy"
    And the checks have found nothing wrong

  @browser
  Scenario: A connection lost while waiting for a phone, with a screen reader
    Given the dapp sets "pairing" to "yes"
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor sees "Scan with a wallet"
    And the relay is unreachable
    Then a screen reader says "No connection. Trying again"
    When the relay is back
    Then a screen reader says next "QR code to connect"
