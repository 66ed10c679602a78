Feature: Pairing with a wallet on another device
  A visitor scans a code, or opens the app of a wallet, and says yes there.

  Background:
    Given the page has the wallets "Harbor"
    And the dapp sets "pairing" to "yes"

  @core @S4.1
  Scenario: The visitor scans the code and says yes
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "WalletConnect"
    Then the Pairing screen is shown
    And the visitor sees "QR code to connect your wallet"
    And the visitor is being connected
    When Ferry approves
    Then the visitor is connected with Ferry
    And the modal is closed

  @core @S4.4
  Scenario: Another code comes ten seconds before the first is over
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor sees "QR code to connect"
    And 229000 milliseconds pass
    When the visitor chooses "Copy link"
    Then the dapp reads "clipboard" as "wc:1@2"
    When 1000 milliseconds pass
    And the visitor chooses "Copy link"
    Then the dapp reads "clipboard" as "wc:2@2"
    And the Pairing screen is shown

  @core @S4.4
  Scenario: The earlier code still counts when another one has come
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor sees "QR code to connect"
    And 230000 milliseconds pass
    When Ferry approves
    Then the visitor is connected with Ferry

  @core
  Scenario: The link of the code can be copied, and that is said
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When the visitor chooses "Copy link"
    Then the visitor sees "Link copied"

  @core
  Scenario: A clipboard that is closed to the site
    Given the dapp sets "clipboard" to "forbidden"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When the visitor chooses "Copy link"
    Then the visitor sees "Failed to copy"

  @core
  Scenario: The visitor says no on the other device, and tries again
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected
    When the visitor chooses "Try again"
    Then the visitor sees "QR code to connect"
    When Ferry approves
    Then the visitor is connected with Ferry

  @core
  Scenario: A wallet that is only listed is paired with, and can be had elsewhere
    Given the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Kittiwake"
    Then the visitor sees "QR code to connect Kittiwake"
    And the visitor sees "Scan with Kittiwake"
    And the visitor sees "Web app"
    When the visitor chooses "Get"
    Then the Downloads screen is shown
    And the visitor sees "iOS app"
    And the visitor sees "Android app"

  @core
  Scenario: On a phone the app is opened in place of a code
    Given the device is a phone
    And the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Kittiwake"
    Then the visitor sees "Open Kittiwake on this phone"
    When the visitor chooses "Open Kittiwake"
    Then at once the visitor sees "Opening Kittiwake"
    When Ferry approves
    Then the visitor is connected with Ferry

  @core
  Scenario: An app that does not open within two and a half seconds
    Given the device is a phone
    And the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "Kittiwake"
    And the visitor chooses "Open Kittiwake"
    When 2499 milliseconds pass
    Then at once the visitor sees "Opening Kittiwake"
    When 1 milliseconds pass
    Then at once the visitor sees "Kittiwake did not open"
    And "Copy link" can be chosen

  @core
  Scenario: Leaving the screen gives the pairing up
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor sees "QR code to connect"
    When the visitor goes back
    Then the visitor is not connected
    And the Connect screen is shown

  @core
  Scenario: A dapp opens the simple pairing screen by itself
    Given a visitor on the page
    When the dapp opens the Simple pairing screen
    Then the visitor sees "QR code to connect"
    When Ferry approves
    Then the visitor is connected with Ferry

  @core
  Scenario: A visitor without a wallet is led to some
    Given the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the dapp opens the Help screen
    When the visitor chooses "Get a wallet"
    Then the Wallet offers screen is shown
    When the visitor chooses "Kittiwake"
    Then the Downloads screen is shown
    And the visitor sees "Android app"

  @core
  Scenario: Whatever the app has to answer later, it can be opened for
    Given the device is a phone
    And the dapp sets "custom app" to "Kittiwake"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "Kittiwake"
    And the visitor chooses "Open Kittiwake"
    And Ferry approves
    And the visitor is connected with Ferry
    And the visitor opens the modal
    When the dapp switches to "Tidewater"
    Then the Switching screen is shown
    And "Open WalletConnect" can be chosen
    When Ferry rejects
    Then the visitor sees "declined"
    And the visitor does not see "Open WalletConnect"

  @core
  Scenario: A wallet that scanned a code is not opened on this device
    Given the device is a phone
    And a visitor on the page
    And the dapp opens the Simple pairing screen
    And the visitor sees "QR code to connect"
    And Ferry approves
    And the visitor is connected with Ferry
    And the visitor opens the modal
    When the dapp switches to "Tidewater"
    Then the Switching screen is shown
    And the visitor does not see "Open WalletConnect"
