@browser
Feature: Messages between page and secure frame in a browser
  The real frame on a site of its own, with its real servers: each message as the other window receives it.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"

  @S3.11 @S3.13 @S3.14 @S3.16 @S3.21 @S3.22 @S3.23 @S3.27 @S3.31 @S3.34 @S3.36 @S3.37 @S4.9 @S4.18 @S5.5 @S7.2 @S7.10 @S9.1 @S9.4
  Scenario: A login by email on a new device
    Given the dapp sets "login" to "by link"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    And the Device approval screen is shown
    And the visitor opens the link sent to "mira@saltmarsh.example"
    And the Email code screen is shown
    And the visitor enters the code "000000"
    And the visitor sees "Incorrect code. Try again."
    And the visitor enters the code sent to "mira@saltmarsh.example"
    And the modal is closed
    Then the site and the frame exchange these messages in this order:
      | frame | READY                  | {"version": "4"}                                           |
      | site  | CONNECT_EMAIL          | {"email": "mira@saltmarsh.example"}                        |
      | frame | CONNECT_EMAIL_SUCCESS  | {"action": "VERIFY_DEVICE"}                                |
      | site  | CONNECT_DEVICE         |                                                            |
      | frame | CONNECT_DEVICE_SUCCESS |                                                            |
      | site  | CONNECT_OTP            | {"otp": "000000"}                                          |
      | frame | CONNECT_OTP_ERROR      | {"message": "Invalid code"}                                |
      | site  | CONNECT_OTP            | {"otp": "any code"}                                        |
      | frame | SESSION_UPDATE         | {"token": "any text"}                                      |
      | frame | CONNECT_OTP_SUCCESS    |                                                            |
      | site  | GET_USER               | {"chainId": 31337, "preferredAccountType": "smartAccount"} |
      | frame | GET_USER_SUCCESS       | {"address": "any address", "chainId": 31337, "email": "mira@saltmarsh.example", "smartAccountDeployed": false, "accounts": [{"address": "any address", "type": "eoa"}, {"address": "any address", "type": "smartAccount"}], "preferredAccountType": "smartAccount"} |
    And the site and the frame exchange these messages:
      | site  | SYNC_DAPP_DATA                             | {"metadata": {"name": "Slipway", "description": "The demo dapp of Porthole", "url": "any link", "icons": ["any link"]}, "sdkVersion": "react-1.7.4", "sdkType": "any text", "projectId": "acceptance"} |
      | frame | SYNC_DAPP_DATA_SUCCESS                     |                                                                       |
      | site  | SYNC_THEME                                 | {"themeMode": "light", "themeVariables": {}, "w3mThemeVariables": {}} |
      | frame | SYNC_THEME_SUCCESS                         |                                                                       |
      | site  | GET_SMART_ACCOUNT_ENABLED_NETWORKS         |                                                                       |
      | frame | GET_SMART_ACCOUNT_ENABLED_NETWORKS_SUCCESS | {"smartAccountEnabledNetworks": [31337, 31338]}                       |
    And every request of the site has one answer
    And the dapp was notified of the start and the end of every request
    And the first request is sent half a second after READY
    And the dapp reads "query of the secure frame" as "?projectId=acceptance&chainId=eip155:31337&version=4&enableLogger=true&locale=en"

  @S3.12 @S3.18 @S3.19 @S3.20 @S3.21 @S3.23 @S3.29 @S3.32 @S3.33 @S3.35 @S3.37 @S4.8 @S4.10 @S4.12 @S4.18 @S7.9
  Scenario: Changes by the visitor, a reload, and signing out
    Given a visitor logged in as "mira@saltmarsh.example"
    And the dapp sets "accent" to "#00bb66"
    And the dapp sets "theme" to "dark"
    When the dapp opens the Account settings screen
    And the visitor chooses "Switch to standard account"
    And the dapp reads "kind of account" as "eoa"
    And the visitor chooses "mira@saltmarsh.example"
    And the visitor types "lindqvist@saltmarsh.example" as the new email
    And the visitor chooses "Save"
    And the Old email code screen is shown
    And the visitor enters the code "000000"
    And the visitor sees "Incorrect code. Try again."
    And the visitor enters the code sent to "mira@saltmarsh.example"
    And the New email code screen is shown
    And the visitor enters the code "000000"
    And the visitor sees "Incorrect code. Try again."
    And the visitor enters the code sent to "lindqvist@saltmarsh.example"
    And the Account settings screen is shown
    And the dapp switches to "Tidewater"
    And the network is "Tidewater"
    Then the site and the frame exchange these messages in this order:
      | frame | CONNECT_EMAIL_SUCCESS              | {"action": "VERIFY_OTP"}                                               |
      | site  | SYNC_THEME                         | {"themeMode": "dark", "themeVariables": {"--w3m-accent": "#00bb66"}, "w3mThemeVariables": {"--w3m-accent": "#00bb66"}} |
      | frame | SYNC_THEME_SUCCESS                 |                                                                        |
      | site  | SET_PREFERRED_ACCOUNT              | {"type": "eoa"}                                                        |
      | frame | SET_PREFERRED_ACCOUNT_SUCCESS      | {"type": "eoa", "address": "any address"}                              |
      | site  | UPDATE_EMAIL                       | {"email": "lindqvist@saltmarsh.example"}                               |
      | frame | UPDATE_EMAIL_SUCCESS               | {"action": "VERIFY_PRIMARY_OTP"}                                       |
      | site  | UPDATE_EMAIL_PRIMARY_OTP           | {"otp": "000000"}                                                      |
      | frame | UPDATE_EMAIL_PRIMARY_OTP_ERROR     | {"message": "Invalid code"}                                            |
      | site  | UPDATE_EMAIL_PRIMARY_OTP           | {"otp": "any code"}                                                    |
      | frame | UPDATE_EMAIL_PRIMARY_OTP_SUCCESS   |                                                                        |
      | site  | UPDATE_EMAIL_SECONDARY_OTP         | {"otp": "000000"}                                                      |
      | frame | UPDATE_EMAIL_SECONDARY_OTP_ERROR   | {"message": "Invalid code"}                                            |
      | site  | UPDATE_EMAIL_SECONDARY_OTP         | {"otp": "any code"}                                                    |
      | frame | UPDATE_EMAIL_SECONDARY_OTP_SUCCESS | {"newEmail": "lindqvist@saltmarsh.example"}                            |
      | site  | SWITCH_NETWORK                     | {"chainId": "eip155:31338"}                                            |
      | frame | SWITCH_NETWORK_SUCCESS             | {"chainId": 31338}                                                     |
    And every request of the site has one answer
    And the dapp was notified of the start and the end of every request
    And the dapp reads "stored email" as "lindqvist@saltmarsh.example"
    And the dapp reads "stored email_login_used" as "true"
    And the dapp reads "stored last_used_chain" as "eip155:31338"
    And the dapp reads "stored smart_account_enabled_networks" as "eip155:31337,eip155:31338"
    And the dapp reads "stored preferred_account_types" as "{\"eip155\":\"eoa\"}"
    When the visitor reloads the page
    And the dapp reads "kind of account" as "eoa"
    And the network is "Tidewater"
    And the dapp disconnects
    And the visitor is not connected
    Then the site and the frame exchange these messages in this order:
      | site  | SWITCH_NETWORK       | {"chainId": "eip155:31338"}                         |
      | site  | SET_PREFERRED_ACCOUNT | {"type": "eoa"}                                    |
      | site  | IS_CONNECTED         |                                                     |
      | frame | IS_CONNECTED_SUCCESS | {"isConnected": true}                               |
      | site  | GET_USER             | {"chainId": 31338, "preferredAccountType": "eoa"}   |
      | site  | SIGN_OUT             |                                                     |
      | frame | SIGN_OUT_SUCCESS     |                                                     |
    And the dapp reads "stored email" as "nothing"
    And the dapp reads "stored email_login_used" as "nothing"
    And the dapp reads "stored last_used_chain" as "nothing"

  @S3.15 @S3.17 @S3.26 @S3.28 @S4.7 @S4.18 @S5.3 @S7.9
  Scenario: A login with a social account
    Given the dapp sets "socials" to "google"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Continue with Google"
    And the Social login screen is shown
    And the visitor confirms in the provider's window
    And the modal is closed
    Then the site and the frame exchange these messages in this order:
      | site  | GET_SOCIAL_REDIRECT_URI         | {"provider": "google"} |
      | frame | GET_SOCIAL_REDIRECT_URI_SUCCESS | {"uri": "any link"}    |
      | site  | CONNECT_SOCIAL                  | {"uri": "any link"}    |
      | frame | CONNECT_SOCIAL_SUCCESS          | {"address": "any address", "chainId": 31337, "email": "any text", "accounts": [{"address": "any address", "type": "eoa"}, {"address": "any address", "type": "smartAccount"}], "userName": "mira"} |
    And every request of the site has one answer
    And the dapp was notified of the start and the end of every request
    And the dapp reads "stored connected_social" as "google"
    And the dapp reads "stored social_username" as "mira"
    When the dapp disconnects
    Then the visitor is not connected
    And the dapp reads "stored connected_social" as "nothing"
    And the dapp reads "stored social_username" as "nothing"

  @S3.17 @S5.3
  Scenario: The frame gets the name of each of the other five providers
    Given the dapp sets "socials" to "x, discord, github, apple, facebook"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor opens and closes the login windows of "X, Discord, GitHub, Apple, Facebook"
    Then the site and the frame exchange these messages in this order:
      | site | GET_SOCIAL_REDIRECT_URI | {"provider": "x"}        |
      | site | GET_SOCIAL_REDIRECT_URI | {"provider": "discord"}  |
      | site | GET_SOCIAL_REDIRECT_URI | {"provider": "github"}   |
      | site | GET_SOCIAL_REDIRECT_URI | {"provider": "apple"}    |
      | site | GET_SOCIAL_REDIRECT_URI | {"provider": "facebook"} |
    And the site has sent GET_SOCIAL_REDIRECT_URI 5 times
    And the visitor is not connected

  @S3.24 @S3.25 @S4.7 @S4.18 @S5.3
  Scenario: A login with Farcaster
    Given the dapp sets "socials" to "farcaster"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Continue with Farcaster"
    And the visitor sees "Scan with Farcaster"
    And the visitor confirms in the provider's window
    And the modal is closed
    Then the site and the frame exchange these messages in this order:
      | site  | GET_FARCASTER_URI         |                      |
      | frame | GET_FARCASTER_URI_SUCCESS | {"url": "any link"}  |
      | site  | CONNECT_FARCASTER         |                      |
      | frame | CONNECT_FARCASTER_SUCCESS | {"userName": "mira"} |
    And the site has not sent GET_SOCIAL_REDIRECT_URI
    And every request of the site has one answer
    And the dapp was notified of the start and the end of every request
    And the dapp reads "stored connected_social" as "farcaster"

  @S3.10 @S4.14 @S4.18 @S5.9 @S5.10 @S5.20 @S6.3 @S6.4 @S6.5 @S8.17
  Scenario: Only allowed and valid wallet requests reach the frame
    Given a visitor logged in as "mira@saltmarsh.example"
    When the dapp asks the wallet for "eth_blockNumber" with []
    Then the dapp is answered "yes"
    When the dapp asks the wallet for "eth_gasPrice" with []
    Then the dapp is answered "yes"
    When the dapp asks the wallet for "wallet_getCapabilities" with []
    Then the dapp is answered "yes"
    And the modal is closed
    When the dapp asks for a signature of "Moor at berth 7"
    And the visitor answers "Decline" on the wallet's own screen
    Then the dapp is answered "rejected"
    When the dapp asks for a signature of "Moor at berth 7"
    And the visitor answers "Sign" on the wallet's own screen
    Then the signature is by the account in use
    And the dapp reads "times reported: request.succeeded of hash" as "1"
    And the site and the frame exchange these messages in this order:
      | site  | RPC_REQUEST         | {"method": "eth_blockNumber", "params": []}                                 |
      | frame | RPC_REQUEST_SUCCESS | "any quantity"                                                              |
      | site  | RPC_REQUEST         | {"method": "eth_gasPrice", "params": []}                                    |
      | frame | RPC_REQUEST_SUCCESS | "any quantity"                                                              |
      | site  | RPC_REQUEST         | {"method": "wallet_getCapabilities", "params": []}                          |
      | site  | RPC_REQUEST         | {"method": "personal_sign", "params": ["any quantity", "any address"]}      |
      | frame | RPC_REQUEST_ERROR   | {"message": "any text", "code": 4001}                                       |
      | site  | RPC_REQUEST         | {"method": "personal_sign", "params": ["any quantity", "any address"]}      |
      | frame | RPC_REQUEST_SUCCESS | "any signature"                                                             |
    And every request of the site has one answer
    And the dapp was notified of the start and the end of every request
    When the dapp asks the wallet for "wallet_sendCalls" with [{"calls": [{"to": 5}]}]
    Then the failure says "Expected string, received number"
    When the dapp asks the wallet for "personal_sign" with {}
    Then the failure says "Expected array, received object"
    When the dapp asks the wallet for "eth_sign" with []
    Then the visitor sees "Action not allowed"
    And the modal is open
    And the console says "Requested RPC call is not allowed"
    And the dapp is answered "4200"
    And the site has sent RPC_REQUEST for "personal_sign" 2 times, for "wallet_sendCalls" 0 times and for "eth_sign" 0 times

  @S5.7 @S5.8 @S5.20 @S6.4
  Scenario: Only valid wallet requests on Solana reach the frame
    Given the dapp sets "Solana wallets" to "none"
    And a visitor logged in as "mira@saltmarsh.example"
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    When the dapp asks the wallet for "solana_signAndSendTransaction" with {"transaction": "AQID", "options": {"preflightCommitment": "soon"}}
    Then the failure says "Invalid input"
    When the dapp asks the wallet for "solana_signTransaction" with {}
    Then the failure says "Required"
    And the site has sent RPC_REQUEST for "solana_signAndSendTransaction" 0 times, for "solana_signTransaction" 0 times and for "eth_sign" 0 times
    When the dapp asks the wallet for "solana_signAndSendTransaction" with {"transaction": "AQID", "options": {"preflightCommitment": "singleGossip"}}
    Then the site and the frame exchange these messages:
      | site | RPC_REQUEST | {"method": "solana_signAndSendTransaction", "params": {"transaction": "Ldp", "options": {"preflightCommitment": "singleGossip"}}} |

  @S4.18
  Scenario: A request whose id is a number is refused and not executed
    Given a visitor logged in as "mira@saltmarsh.example"
    When another script of the page sends SIGN_OUT to the frame with the id 7
    Then the site and the frame exchange these messages in this order:
      | site  | SIGN_OUT       |                         |
      | frame | SIGN_OUT_ERROR | {"message": "Invalid input"} |
    And SIGN_OUT_ERROR has no id
    When the visitor reloads the page
    Then the dapp reads "kind of account" as "smartAccount"
    And the site and the frame exchange these messages:
      | frame | IS_CONNECTED_SUCCESS | {"isConnected": true} |

  @S4.11
  Scenario: A frame that has lost the login disconnects the visitor
    Given a visitor logged in as "mira@saltmarsh.example"
    When the embedded wallet logs the visitor out
    And the visitor reloads the page
    Then the visitor is not connected
    And the connect button is ready
    And the dapp reads "address" as "nothing"
    And the site and the frame exchange these messages:
      | frame | IS_CONNECTED_SUCCESS | {"isConnected": false} |
    And the dapp reads "stored email_login_used" as "nothing"

  @S4.13 @S8.14
  Scenario: Closing the modal cancels the frame's pending requests
    Given a visitor logged in as "mira@saltmarsh.example"
    When the dapp asks for a signature of "Moor at berth 7"
    And the Approval screen is shown
    And the visitor closes the modal
    Then the failure says "Request was aborted"
    And the site and the frame exchange these messages in this order:
      | site  | RPC_REQUEST       | {"method": "personal_sign", "params": ["any quantity", "any address"]} |
      | site  | RELOAD            |                                                                        |
      | frame | RELOAD_SUCCESS    |                                                                        |
